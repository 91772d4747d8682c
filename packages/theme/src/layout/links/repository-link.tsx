import type { NavIcon } from '@octavo/core';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useFurniture } from '../furniture/use-furniture.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { Sign } from '../sign/sign.tsx';
import { findGitHubName } from './find-git-hub-name.ts';
import { parseRepository } from './parse-repository.ts';
import { useText } from '../../words/use-text.ts';

interface RepositoryLinkProps {
  url: string;
  name?: string | undefined;
  /** The mark of its host; without one a sign of branches. */
  icon?: NavIcon;
}

/** A repository by its name, with its stars once `startStars` knows them. The number's room is kept free, so that nothing moves when it comes. */
export function RepositoryLink({ url, name, icon }: RepositoryLinkProps): ReactElement {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const repository = findGitHubName(url);
  useFurniture(link, url);
  return (
    <a className="octavo-repository" href={url} ref={link}>
      {icon ? <LayoutIcon icon={icon} /> : <Sign name="repository" />}
      <span className="octavo-repository-name">{parseRepository(url) ?? name ?? url}</span>
      {repository !== undefined && (
        <span className="octavo-repository-stars" data-repository={repository} data-label={text('Stars: {count}')}>
          <span hidden>
            <Sign name="star" />
          </span>
          {/* The number may be there before React is. */}
          <span suppressHydrationWarning>{''}</span>
        </span>
      )}
    </a>
  );
}
