import type { ReactElement } from 'react';
import type { SiteData } from '../../data/site-data.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { nameSocial } from './name-social.ts';

/** The site's accounts, each as its brand's icon; where that is not known, by name. */
export function SocialLinks({ socials }: { socials: SiteData['footerSocials'] }): ReactElement | null {
  if (socials.length === 0) return null;
  return (
    <ul className="octavo-footer-socials">
      {socials.map(({ type, url, icon }) => (
        <li key={`${type} ${url}`}>
          <a href={url} rel="me" data-social={type} title={nameSocial(type)}>
            <LayoutIcon icon={icon} />
            <span className="octavo-footer-social-name">{nameSocial(type)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
