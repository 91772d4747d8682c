import type { ReactElement } from 'react';
import { formatStars, useStars } from '../stars/use-stars.ts';
import { Sign } from '../sign/sign.tsx';
import { parseRepository } from './parse-repository.ts';
import { useText } from '../../words/use-text.ts';

/** A repository by its name, with its stars when they are known. The number's room is kept free, so that nothing moves when it comes. */
export function RepositoryLink({ url, name }: { url: string; name?: string | undefined }): ReactElement {
  const stars = useStars(url);
  const text = useText();
  return (
    <a className="octavo-repository" href={url}>
      <Sign name="repository" />
      <span className="octavo-repository-name">{parseRepository(url) ?? name ?? url}</span>
      <span
        className="octavo-repository-stars"
        aria-label={stars === undefined ? undefined : text('Stars: {count}', { count: stars })}
        data-stars={stars}
      >
        {stars !== undefined && (
          <>
            <Sign name="star" />
            {formatStars(stars)}
          </>
        )}
      </span>
    </a>
  );
}
