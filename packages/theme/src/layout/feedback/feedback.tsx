import { encodeHref, withBase } from '@octavo/core/browser';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useFurniture } from '../furniture/use-furniture.ts';
import { useOctavoContext } from '../../context/octavo-provider.tsx';
import { useSite } from '../../context/use-site.ts';
import { useWords } from '../../words/use-words.ts';
import type { RegionProps } from '../region.ts';
import { Sign } from '../sign/sign.tsx';
import { createEditHref, createIssueHref } from './create-feedback-links.ts';
import { RatingButtons } from './rating-buttons.tsx';

/** What a reader can say of a page, under its text: a rating, an edit of its file, an issue. Nothing where the config asks for none. */
export function Feedback({ page }: RegionProps): ReactElement | null {
  const { base, feedback, repository } = useSite();
  const onRating = useOctavoContext()?.onRating;
  const aside = useRef<HTMLElement>(null);
  useFurniture(aside, page?.href);
  const words = useWords();
  // A page of the site's own making has no file.
  if (page === undefined || page.file === '' || feedback === undefined) return null;
  const links = repository !== undefined && (feedback.suggestEdit || feedback.raiseIssue) ? repository : undefined;
  if (!feedback.thumbsRating && links === undefined) return null;
  const address = encodeHref(withBase(base, page.href));
  const createHref = (origin: string): string =>
    links ? createIssueHref(links, { title: page.title, file: page.file, address: origin + address }) : '';
  return (
    <aside ref={aside} className="octavo-feedback" aria-label={words.feedback}>
      {feedback.thumbsRating && <RatingButtons base={base} href={page.href} onRating={onRating} />}
      {links && (
        <ul className="octavo-feedback-links">
          {feedback.suggestEdit && page.isGiven !== true && (
            <li>
              <a href={createEditHref(links, page)}>
                <Sign name="edit" />
                {words.editPage}
              </a>
            </li>
          )}
          {feedback.raiseIssue && (
            <li>
              <a href={createHref('')} data-href={createHref('$origin')}>
                <Sign name="issue" />
                {words.issue}
              </a>
            </li>
          )}
        </ul>
      )}
    </aside>
  );
}
