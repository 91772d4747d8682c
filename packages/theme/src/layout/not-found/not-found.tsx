import { lazy, Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { InlineMarkdown } from '../../components/inline-markdown/inline-markdown.tsx';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import { useWords } from '../../words/use-words.ts';
import type { RegionProps } from '../region.ts';
import { useIsHydrated } from '../sidebar/use-is-hydrated.ts';

/** Few readers see it; one whose browser cannot fetch it does without. */
const NearPages = lazy(() =>
  import('./near-pages.tsx').then(
    ({ NearPages: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** What stands in the article's place at an address that is no page; it leads on to the first page where the config says so. */
export function NotFound(_props: RegionProps): ReactElement {
  const { home, contents, notFound, base } = useSite();
  const isHydrated = useIsHydrated();
  const resolveHref = useHref();
  const words = useWords();
  const isRedirect = notFound?.isRedirect === true;
  const start = resolveHref(home);
  useEffect(() => {
    if (isRedirect) location.replace(start);
  }, [isRedirect, start]);
  return (
    <div className="octavo-not-found">
      <p className="octavo-eyebrow">404</p>
      <h1 className="octavo-title">{notFound?.title ?? words.notFound}</h1>
      <p className="octavo-description">
        <InlineMarkdown>{notFound?.description ?? words.notFoundText}</InlineMarkdown>
      </p>
      {isHydrated && !isRedirect && (
        <Suspense>
          <NearPages base={base} />
        </Suspense>
      )}
      <p className="octavo-not-found-links">
        <a className="octavo-button" href={start}>
          {words.goHome}
        </a>
        <a href={resolveHref(contents)}>{words.allPages}</a>
      </p>
    </div>
  );
}
