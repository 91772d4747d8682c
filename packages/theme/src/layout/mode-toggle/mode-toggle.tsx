import type { ReactElement } from 'react';
import { Sign } from '../sign/sign.tsx';

/** The button that changes between light and dark. It has no handler: `startColorMode` listens, with or without React. */
export function ModeToggle(): ReactElement {
  return (
    <button type="button" className="octavo-icon-button" data-octavo-mode-toggle="" aria-label="Switch between light and dark">
      <Sign name="sun" className="octavo-light-only" />
      <Sign name="moon" className="octavo-dark-only" />
    </button>
  );
}
