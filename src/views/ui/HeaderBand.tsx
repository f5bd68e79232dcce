import type { ReactNode } from 'react';
import { page } from '#src/styles/helpers.css.ts';
import { band, heading, picture as pictureClass, ridge, words } from './HeaderBand.css.ts';
import { Ridge } from './Ridge.tsx';

interface HeaderBandProps {
  /** Address of the picture; empty shows a plain dusk. */
  picture: string;
  title: string;
  /** What stands below the title: dates, counts. */
  children?: ReactNode;
  /** The height of an article's band. */
  tall?: boolean;
}

/** The head of every page but /home: its height is fixed before the picture comes. */
export function HeaderBand({ picture, title, children, tall = false }: HeaderBandProps) {
  return (
    <div className={band} data-part="header-band" data-tall={tall}>
      {picture !== '' && (
        <img
          alt=""
          className={pictureClass}
          decoding="async"
          fetchPriority="high"
          height={900}
          src={picture}
          width={1600}
        />
      )}
      <div className={`${words} ${page}`}>
        <h1 className={heading}>{title}</h1>
        {children}
      </div>
      <Ridge className={ridge} />
    </div>
  );
}
