import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import type { PageData } from '../../data/page-data.ts';
import { useText } from '../../words/use-text.ts';

/** The line above a page's title: its group, or with `eyebrow.display: breadcrumbs` the way to it. */
export function Eyebrow({ trail }: { trail: PageData['trail'] }): ReactElement | null {
  const { look } = useSite();
  const resolveHref = useHref();
  const text = useText();
  const group = trail.at(-1);
  if (group === undefined) return null;
  if (look?.eyebrow !== 'breadcrumbs') return <p className="octavo-eyebrow">{group.title}</p>;
  return (
    <nav className="octavo-eyebrow" aria-label={text('Breadcrumbs')}>
      <ol className="octavo-breadcrumbs">
        {trail.map(({ title, href }) => (
          <li key={`${title} ${href}`}>{href === undefined ? title : <a href={resolveHref(href)}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
