import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useFurniture } from '../furniture/use-furniture.ts';
import { Sign } from '../sign/sign.tsx';
import { findGitHubName } from './find-git-hub-name.ts';
import { parseRepository } from './parse-repository.ts';
import { useText } from '../../words/use-text.ts';

/** A repository by its name, with its stars once `startStars` knows them. The number's room is kept free, so that nothing moves when it comes. */
export function RepositoryLink({ url, name }: { url: string; name?: string | undefined }): ReactElement {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useFurniture(link, url);
  return (
    <a className="octavo-repository" href={url} ref={link}>
      <Sign name="repository" />
      <span className="octavo-repository-name">{parseRepository(url) ?? name ?? url}</span>
      <span
        className="octavo-repository-stars"
        data-repository={findGitHubName(url)}
        data-label={text('Stars: {count}', { count: '{count}' })}
      >
        <span hidden>
          <Sign name="star" />
        </span>
        <span />
      </span>
    </a>
  );
}
