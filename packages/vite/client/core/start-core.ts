import { keepVersion, needsVersion } from './keep-version.ts';
import { endAll } from './listen-to.ts';
import { markContents } from './mark-contents.ts';
import { startLinks } from './start-links.ts';
import { startSidebar } from './start-sidebar.ts';
import { startSurroundings } from './start-surroundings.ts';
import { startWaking } from './start-waking.ts';

/** All that a page without React runs: it starts what the document has, and goes to other pages. */
function startCore(): void {
  let ends: (() => void)[] = [];
  const start = (): void => {
    ends = [startSurroundings(), startSidebar(), markContents()];
    followHash();
  };
  const stop = (): void => endAll(ends.splice(0));
  const { wake } = startWaking(() => {
    endLinks();
    removeEventListener('hashchange', followHash);
    stop();
  });
  /** A heading that is hidden, or spelled otherwise, is found by the program. */
  function followHash(): void {
    if (location.hash.length > 1 && document.querySelector(':target:not([hidden] *,details:not([open]) *)') === null) wake();
  }
  const endLinks = startLinks({
    start() {
      start();
      keepVersion();
    },
    stop,
    wake,
  });
  addEventListener('hashchange', followHash);
  document.documentElement.dataset['octavoHydrated'] = 'static';
  start();
  if (needsVersion()) wake();
}

startCore();
