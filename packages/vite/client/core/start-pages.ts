import { readSetting, standsIn } from './core-script.ts';
import { endAll, listenTo } from './listen-to.ts';
import { addressOf } from './find-url.ts';
import { fetchRecord, recordPage } from './page-record.ts';
import type { PageRecord } from './page-record.ts';
import { keepVersion } from './keep-version.ts';
import { hideMenu } from './hide-menu.ts';
import { showRecord } from './show-record.ts';

/** What happens to the parts of a page when it is shown, and when it goes. */
export interface PageParts {
  start(): unknown;
  stop(): void;
  /** Brings what elements need that are going to be shown. */
  prepare(elements: readonly Element[]): Promise<unknown>;
  /** Brings the site's program, which takes over the page that is shown. */
  wake(): Promise<void>;
}

/** The key of `history.state` that holds how far a page was scrolled; the site's program has the same. */
const SCROLL = 'octavoScroll';

/** The key of `history.state` that tells an entry from others; what the browser makes for a link within a page has none. */
const ENTRY = 'octavoEntry';

/** Pages that are kept for the way back. */
const KEPT = 8;

/** The way to other pages. */
export interface Pages {
  /** Fetches a page that the reader may ask for. */
  prepare(url: URL): void;
  go(url: URL): void;
  end(): void;
}

/**
 * Goes to other pages of the site by putting their parts in place of those that are shown. What this cannot show is opened by the browser. Pages
 * that the reader has seen are kept for the way back.
 */
export function startPages(parts: PageParts): Pages {
  const kept = new Map<string, PageRecord>();
  const fetched = new Map<string, Promise<PageRecord | undefined>>();
  let shown = addressOf(location.href);
  let wanted = shown;
  // How far pages were scrolled when the reader left them: what the history holds of it is a moment older.
  const tops = new Map<unknown, number>();
  let entry: unknown = history.state?.[ENTRY] ?? Date.now();
  /** A browser takes its time over it: what it has is left alone. */
  const saveScroll = (): void => {
    const { state } = history;
    if (state?.[ENTRY] !== entry || state[SCROLL] !== scrollY) history.replaceState({ ...state, [ENTRY]: entry, [SCROLL]: scrollY }, '');
  };
  const leaveFor = (id: unknown): void => {
    tops.set(entry, scrollY);
    entry = id;
  };
  // As the document was: what works on its parts is ended for a moment.
  parts.stop();
  let record = recordPage(document);
  parts.start();

  const prepare = async (url: string): Promise<PageRecord | undefined> => {
    const next = await fetchRecord(url);
    if (next?.core) await parts.prepare([...next.own.values(), next.view]);
    return next;
  };
  const fetchPage = (url: string): Promise<PageRecord | undefined> => {
    const known = fetched.get(url) ?? prepare(url);
    fetched.set(url, known);
    return known;
  };

  const show = (next: PageRecord, address: string, top?: number): void => {
    hideMenu();
    parts.stop();
    if (record) {
      kept.delete(shown);
      kept.set(shown, record);
      showRecord(next, record);
    }
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
    fetched.delete(address);
    shown = address;
    record = next;
    parts.start();
    keepVersion();
    arrive(top);
    if (!next.core) void parts.wake();
  };

  const go = async (url: URL): Promise<void> => {
    const address = addressOf(url.href);
    wanted = address;
    const next = await fetchPage(address);
    if (wanted !== address) return;
    const version = url.searchParams.get('version') ?? readSetting('version');
    const isElsewhere = next !== undefined && standsIn(next.core, version) && next.core?.getAttribute('data-octavo-version') !== version;
    url.search = '';
    // A page of several versions is shown in the reader's; the program takes it away where it says nothing.
    if (version !== '' && (isElsewhere || !next?.core)) url.searchParams.set('version', version);
    // The program that has come meanwhile takes over the page that it found.
    if (!shown || !next || isElsewhere) return location.assign(url);
    saveScroll();
    leaveFor(Date.now());
    history.pushState({ [ENTRY]: entry, [SCROLL]: 0 }, '', url);
    show(next, address);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, 120);
  };

  const onPop = ({ state }: PopStateEvent): void => {
    const address = addressOf(location.href);
    leaveFor(state?.[ENTRY] ?? Date.now());
    const top: number | undefined = tops.get(entry) ?? state?.[SCROLL];
    wanted = address;
    const finish = (next: PageRecord | undefined): void => {
      if (wanted !== address) return;
      if (!shown || !next) return location.reload();
      show(next, address, top ?? 0);
    };
    // Where nothing is known, the browser has made the entry, and goes to the heading that it names.
    if (address === shown) return top === undefined ? onScroll() : scrollTo({ top, behavior: 'instant' });
    const known = kept.get(address);
    if (known) finish(known);
    else void fetchPage(address).then(finish);
  };
  const stops = [
    listenTo(window, ['popstate'], onPop),
    listenTo(window, ['scroll'], onScroll),
    listenTo(window, ['pagehide', 'pageshow'], restoreScroll),
    () => clearTimeout(timer),
  ];
  history.scrollRestoration = 'manual';
  // This script comes with the reader's first wish for another page, who may have scrolled before.
  onScroll();
  return {
    prepare: (url) => void fetchPage(addressOf(url.href)),
    go: (url) => void go(url),
    end() {
      endAll(stops);
      shown = '';
    },
  };
}

/** Goes where the reader was on a page, to what the address names, or to the top; a screen reader goes to the text. */
function arrive(top: number | undefined): void {
  const target = top === undefined && document.getElementById(decode(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
  document.getElementById('octavo-content')?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent('octavo:page', { detail: { href: document.documentElement.dataset['currentPath'] } }));
}

/** The browser's own way is right for other documents. */
function restoreScroll({ type }: Event): void {
  history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // no percent-encoding: the id as it stands
  }
}
