import { encodeHref, STARS_HREF, withBase } from '@octavo/core/browser';
import type { NavIcon } from '@octavo/core';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useSite } from '../../context/use-site.ts';
import { useFurniture } from '../furniture/use-furniture.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { Sign } from '../sign/sign.tsx';
import { parseRepository } from './parse-repository.ts';
import { useText } from '../../words/use-text.ts';

interface RepositoryLinkProps {
  url: string;
  name?: string | undefined;
  /** The mark of its host; without one a sign of branches. */
  icon?: NavIcon;
}

/** A repository by its name, with its stars once `startStars` knows them. */
export function RepositoryLink({ url, name, icon }: RepositoryLinkProps): ReactElement {
  const text = useText();
  const { base } = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  useFurniture(link, url);
  return (
    <a className="octavo-repository" href={url} ref={link}>
      {icon ? <LayoutIcon icon={icon} /> : <Sign name="repository" />}
      <span className="octavo-repository-text">
        <span className="octavo-repository-name">{parseRepository(url) ?? name ?? url}</span>
        {/* The number may be there before React is. */}
        <span
          className="octavo-repository-stars"
          role="img"
          data-repository={url}
          data-stars-file={encodeHref(withBase(base, STARS_HREF))}
          data-label={text('Stars: {count}')}
          hidden
          suppressHydrationWarning
        >
          <Sign name="star" />
          <span suppressHydrationWarning>{''}</span>
        </span>
      </span>
    </a>
  );
}
