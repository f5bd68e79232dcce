import type { SiteConfig } from '#src/services/api/types.ts';
import { footer, record } from './Footer.css.ts';

/** The ministry's register, where an ICP record number is looked up. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';

export function Footer({ config }: { config: SiteConfig }) {
  return (
    <footer className={footer} data-print="hidden">
      <span>
        © {config.copyright} {config.blog_name}
      </span>
      {config.icp !== '' && (
        <a className={record} href={ICP_REGISTER} rel="noopener noreferrer" target="_blank">
          {config.icp}
        </a>
      )}
    </footer>
  );
}
