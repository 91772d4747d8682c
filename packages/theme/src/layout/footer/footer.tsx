import type { ReactElement } from 'react';
import { useSite } from '../../context/use-site.ts';
import type { RegionProps } from '../region.ts';
import { SocialLinks } from './social-links.tsx';
import { useText } from '../../words/use-text.ts';

/** The foot of every page: the config's link columns and social accounts; nothing when it names neither. */
export function Footer(_props: RegionProps): ReactElement | null {
  const { footerLinks, footerSocials } = useSite();
  const text = useText();
  if (footerLinks.length === 0 && footerSocials.length === 0) return null;
  return (
    <footer className="octavo-footer">
      {footerLinks.length > 0 && (
        <nav className="octavo-footer-columns" aria-label={text('Footer')}>
          {footerLinks.map((column, index) => (
            <div key={column.title ?? index}>
              {column.title !== undefined && <p className="octavo-footer-title">{column.title}</p>}
              <ul>
                {column.links.map((link) => (
                  <li key={`${link.label} ${link.url}`}>
                    <a href={link.url}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <SocialLinks socials={footerSocials} />
    </footer>
  );
}
