import { startContents } from '@octavo/theme/internal/behaviors';
import { endAll, listenTo } from './listen-to.ts';
import { readSetting } from './core-script.ts';
import { startBehaviors } from './start-behaviors.ts';
import { startLinks } from './start-links.ts';
import { startSidebar } from './start-sidebar.ts';
import { nameSearchKey } from './name-search-key.ts';
import { loadPart } from './load-part.ts';

/** All that a page without React runs: it starts what the document has, and goes to other pages. */
function startCore(): void {
  let ends: (() => void)[] = [];
  let waking: Promise<void> | undefined;
  const leave = (): void => endAll(ends.splice(0));
  const wake = (): Promise<void> => {
    leave();
    endLinks();
    endHash();
    endKeys();
    // What the reader does meanwhile is answered as before, or held.
    void loadPart('presses');
    waking ??= loadPart('waking').then(async ({ wakePage }) => wakePage().then(behaviors.end));
    return waking;
  };
  const behaviors = startBehaviors();
  const start = (): Promise<unknown> => {
    ends = [nameSearchKey(), startSidebar(), startContents(document)];
    behaviors.followHash();
    return behaviors.start();
  };
  const stop = (): void => {
    leave();
    behaviors.stop();
  };
  const endLinks = startLinks({ start, stop, prepare: behaviors.prepare, wake });
  const endKeys = listenTo(document, ['keydown'], (event: KeyboardEvent) => {
    if (/^Arrow[LR]/.test(event.key)) void loadPart('paging').then(({ turnPage }) => turnPage(event));
  });
  const endHash = listenTo(window, ['hashchange'], behaviors.followHash);
  void start().then(() => (document.documentElement.dataset['octavoHydrated'] ??= 'static'));
  if (readSetting('places') !== '' || location.search.includes('version='))
    void loadPart('version').then(({ needsVersion }) => void (needsVersion() && wake()));
}

startCore();
