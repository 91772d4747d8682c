import type { ReactElement } from 'react';
import { useSite } from '../../context/use-site.ts';
import type { SiteData } from '../../data/site-data.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { RepositoryLink } from './repository-link.tsx';

/** The config's `topbarLinks`; in the header and in the menu. */
export function TopLinks({ className }: { className: string }): ReactElement | null {
  const { topbarLinks } = useSite();
  if (topbarLinks.length === 0) return null;
  return (
    <ul className={className}>
      {topbarLinks.map((link) => (
        <li key={`${link.name} ${link.url}`}>{link.type === 'github' ? <RepositoryLink {...link} /> : <TopLink link={link} />}</li>
      ))}
    </ul>
  );
}

function TopLink({ link }: { link: SiteData['topbarLinks'][number] }): ReactElement {
  const isIconAlone = !link.name && link.icon !== undefined;
  return (
    <a href={link.url} aria-label={isIconAlone ? (link.icon?.name ?? link.url) : undefined}>
      <LayoutIcon icon={link.icon} className="octavo-nav-icon" />
      {!isIconAlone && (link.name || link.url)}
    </a>
  );
}
