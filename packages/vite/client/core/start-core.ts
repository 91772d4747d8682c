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
  /** Nothing is shown anew from now on: the program takes over what stands. What the reader does meanwhile is noted, or held. */
  const leave = (): Promise<void> => {
    endAll(ends);
    endAll(lasting);
    document.octavoPresses ??= [];
    behaviors.leaveSearch();
    return loadPart('presses')
      .then(({ holdPresses }) => {
        holdPresses();
        return loadPart('waking');
      })
      .then(({ wakePage }) => wakePage(behaviors.end));
  };
  const wake = (): Promise<void> => (waking ??= leave());
  const behaviors = startBehaviors();
  const start = (): Promise<unknown> => {
    // What shows other pages may come when the program is on its way: nothing more is written into what that takes over.
    if (waking) return waking;
    ends = [nameSearchKey(), startSidebar(), startContents(document)];
    // What is done to sleeping parts is noted until the script that holds it is there.
    if (readSetting('sleeping')) {
      document.octavoPresses ??= [];
      void loadPart('presses').then(({ holdPresses }) => ends.push(holdPresses(wake)));
    } else document.octavoPresses = undefined;
    behaviors.followHash();
    return behaviors.start();
  };
  const stop = (): void => {
    if (waking) return;
    endAll(ends);
    behaviors.stop();
  };
  const lasting = [
    startLinks({ start, stop, prepare: behaviors.prepare, wake }),
    listenTo(document, ['keydown'], (event: KeyboardEvent) => {
      if (/^Arrow[LR]/.test(event.key)) void loadPart('paging').then(({ turnPage }) => turnPage(event));
    }),
    listenTo(window, ['hashchange'], behaviors.followHash),
  ];
  void start().then(() => (document.documentElement.dataset['octavoHydrated'] ??= 'static'));
  if (readSetting('places') || /version=/.test(location.search))
    void loadPart('version').then(({ needsVersion }) => void (needsVersion() && wake()));
}

startCore();
