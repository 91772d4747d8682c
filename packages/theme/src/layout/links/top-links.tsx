import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import { parseRepository } from './parse-repository.ts';

/** The config's `topbarLinks`; in the header and in the menu. */
export function TopLinks({ className }: { className: string }): ReactElement | null {
  const { topbarLinks } = useSite();
  const resolveHref = useHref();
  if (topbarLinks.length === 0) return null;
  return (
    <ul className={className}>
      {topbarLinks.map((link) => (
        <li key={`${link.name} ${link.url}`}>
          <a href={resolveHref(link.url)}>{link.name || (parseRepository(link.url) ?? link.url)}</a>
        </li>
      ))}
    </ul>
  );
}
