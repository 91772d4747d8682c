import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import { Sign } from '../sign/sign.tsx';
import { parseRepository } from './parse-repository.ts';

/** The config's `topbarCtaButton`: a button, or a repository by its name. */
export function TopButton(): ReactElement | null {
  const { topbarCtaButton: button } = useSite();
  const resolveHref = useHref();
  if (button === undefined) return null;
  if (button.type === 'github') {
    return (
      <a className="octavo-repository" href={button.url}>
        <Sign name="repository" />
        {parseRepository(button.url) ?? button.name ?? button.url}
      </a>
    );
  }
  return (
    <a className="octavo-button" href={resolveHref(button.url)} data-style={button.style}>
      {button.name ?? button.url}
      {button.arrow && <Sign name="next" />}
    </a>
  );
}
