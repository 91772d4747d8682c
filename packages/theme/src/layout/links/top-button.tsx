import type { ReactElement } from 'react';
import { useSite } from '../../context/use-site.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { Sign } from '../sign/sign.tsx';
import { RepositoryLink } from './repository-link.tsx';

/** The config's `topbarCtaButton`: a button, or a repository with its stars. */
export function TopButton(): ReactElement | null {
  const { topbarCtaButton: button } = useSite();
  if (button === undefined) return null;
  if (button.type === 'github') return <RepositoryLink {...button} />;
  return (
    <a className="octavo-button" href={button.url} data-style={button.style}>
      <LayoutIcon icon={button.icon} className="octavo-nav-icon" />
      {button.name ?? button.url}
      {button.arrow && <Sign name="next" />}
    </a>
  );
}
