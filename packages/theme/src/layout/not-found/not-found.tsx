import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import type { RegionProps } from '../region.ts';

/** What stands in the article's place at an address that is no page. */
export function NotFound(_props: RegionProps): ReactElement {
  const { home, contents } = useSite();
  const resolveHref = useHref();
  return (
    <div className="octavo-not-found">
      <p className="octavo-eyebrow">404</p>
      <h1 className="octavo-title">Page not found</h1>
      <p className="octavo-description">Nothing is at this address. It may have moved, or the link has a mistake in it.</p>
      <p className="octavo-not-found-links">
        <a className="octavo-button" href={resolveHref(home)}>
          Go to the start
        </a>
        <a href={resolveHref(contents)}>See all pages</a>
      </p>
    </div>
  );
}
