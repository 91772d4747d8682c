import { drawVersions } from './draw-versions.ts';
import type { DrawnVersions } from './draw-versions.ts';

/** Where a reader chooses the version to search in, above what was found. */
export interface VersionChoice {
  /** Draws the versions anew, none where fewer than two have something; the choice keeps the focus. */
  show(drawn: Pick<DrawnVersions, 'counts' | 'chosen'>): void;
}

/** Makes the choice, which stands before `body` once there is one. */
export function createVersionChoice(body: HTMLElement, fixed: Omit<DrawnVersions, 'counts' | 'chosen'>): VersionChoice {
  let versions: HTMLElement | undefined;
  return {
    show(drawn) {
      const focused = versions ? [...versions.children].indexOf(document.activeElement as Element) : -1;
      versions?.remove();
      versions = drawVersions({ ...fixed, ...drawn });
      if (versions === undefined) return;
      body.before(versions);
      if (versions.children[focused] instanceof HTMLElement) versions.children[focused].focus();
    },
  };
}
