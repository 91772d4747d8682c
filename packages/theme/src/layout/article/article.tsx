import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { breakName } from '../../components/breakable/break-name.tsx';
import { InlineMarkdown } from '../../components/inline-markdown/inline-markdown.tsx';
import { useHref } from '../../context/use-href.ts';
import type { PageData } from '../../data/page-data.ts';
import { FAMILIAR_IDS } from '../familiar-ids.ts';
import { useFurniture } from '../furniture/use-furniture.ts';
import { Eyebrow } from './eyebrow.tsx';
import { useText } from '../../words/use-text.ts';

export interface ArticleProps {
  page: PageData;
  mode: PageData['mode'];
  /** What stands beside the title. */
  menu?: ReactNode;
  children: ReactNode;
}

/** A page's text under its title. `custom` and `frame` pages are left to their author: no title, no prose around it. */
export function Article({ page, mode, menu, children }: ArticleProps): ReactElement {
  const toHref = useHref();
  const text = useText();
  const article = useRef<HTMLElement>(null);
  // Until it is there, each box is a stop of the Tab key, as where no script runs.
  useFurniture(article, page.href);
  const isBare = mode === 'custom' || mode === 'frame';
  return (
    <article className="octavo-article" id={FAMILIAR_IDS.article} ref={article}>
      {!isBare && (
        <header className="octavo-article-header">
          <Eyebrow trail={page.trail} />
          <h1 className="octavo-title">
            {breakName(page.title)}
            {page.tag !== undefined && <span className="octavo-tag">{page.tag}</span>}
            {page.feed !== undefined && (
              <a className="octavo-tag" href={toHref(page.feed)}>
                RSS
              </a>
            )}
            {page.deprecated === true && <span className="octavo-tag">{text('Deprecated')}</span>}
          </h1>
          {menu}
          {page.description !== undefined && (
            <div className="octavo-description octavo-prose">
              <p>
                <InlineMarkdown>{page.description}</InlineMarkdown>
              </p>
            </div>
          )}
        </header>
      )}
      {isBare ? children : <div className="octavo-prose">{children}</div>}
    </article>
  );
}
