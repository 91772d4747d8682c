import type { ReactElement } from 'react';
import { useSite } from '../../context/use-site.ts';
import { RepositoryLink } from './repository-link.tsx';

/** The config's `topbarLinks`; in the header and in the menu. */
export function TopLinks({ className }: { className: string }): ReactElement | null {
  const { topbarLinks } = useSite();
  if (topbarLinks.length === 0) return null;
  return (
    <ul className={className}>
      {topbarLinks.map((link) => (
        <li key={`${link.name} ${link.url}`}>
          {link.type === 'github' ? <RepositoryLink url={link.url} name={link.name} /> : <a href={link.url}>{link.name || link.url}</a>}
        </li>
      ))}
    </ul>
  );
}
