import ChevronDown from 'lucide-react/icons/chevron-down';
import { useApp } from '../../appContext.ts';
import { Ridge } from '../../ui/Ridge.tsx';
import { Greeting } from './Greeting.tsx';
import { hero, hint, hintIcon, name, picture, ridge, words } from './Hero.css.ts';
import { TypedLine } from './TypedLine.tsx';

/** The first screen of /home. */
export function Hero() {
  const { config, headers } = useApp().services.site;
  const image = headers.find((header) => header.route_name === 'home')?.bg_url ?? '';
  return (
    <section className={hero} data-part="hero">
      {image !== '' && (
        <img
          alt=""
          className={picture}
          decoding="async"
          fetchPriority="high"
          height={900}
          src={image}
          width={1600}
        />
      )}
      <div className={words}>
        <Greeting />
        <h1 className={name}>{config.blog_name}</h1>
        <TypedLine lines={[config.tagline, ...config.typed_lines]} />
      </div>
      <a className={hint} href="#articles" aria-label="往下看文章">
        <ChevronDown className={hintIcon} />
      </a>
      <Ridge className={ridge} />
    </section>
  );
}
