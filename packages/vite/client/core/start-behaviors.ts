import { asksForSearch } from '@octavo/theme/internal/behaviors';
import type { Behavior } from '@octavo/theme/internal/behaviors';
import { BEHAVIORS } from './behavior-list.ts';
import type { BehaviorName, Needs } from './behavior-list.ts';
import { endAll, findAround, listenTo } from './listen-to.ts';
import { loadPart, loadSearch } from './load-part.ts';

/** What readers do in the markup of pages. */
export interface Behaviors {
  /** Starts what has come on the document, and brings what it needs at once. */
  start(): Promise<unknown>;
  stop(): void;
  /** Brings what elements need that will take the place of those that are shown. */
  prepare(elements: readonly ParentNode[]): Promise<unknown>;
  /** Goes where the address means to, where the browser cannot. */
  followHash(): void;
  /** Leaves the search to the site's program, which is on its way. */
  leaveSearch(): void;
  end(): void;
}

const LIST = Object.entries(BEHAVIORS) as [BehaviorName, Needs][];

/** Brings behaviours where a reader comes near what they answer, and holds what is done there until they have come. */
export function startBehaviors(): Behaviors {
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, readonly Behavior[]>();
  let ends: (() => void)[] | undefined;
  let isSearchAsked = false;
  const run = (list: readonly Behavior[]): void => void ends?.push(...list.map((start) => start(document)));
  const bring = async (name: BehaviorName | 'hash'): Promise<void> => {
    // What was searched for is marked on the page that it leads to: the search goes on when the page changes.
    let list: readonly Behavior[] = [];
    if (name === 'search') {
      const { startStaticSearch } = await loadSearch();
      if (!loaded.has(name)) lasting.push(startStaticSearch());
    } else list = (await loadPart(name)).behaviors;
    loaded.set(name, list);
    run(list);
  };
  const load = (name: BehaviorName | 'hash'): Promise<unknown> => {
    // Offline, or of another build: the next press asks again.
    const coming = loading.get(name) ?? bring(name).catch(() => loading.delete(name));
    loading.set(name, coming);
    return coming;
  };
  const onEvent = (event: Event): void => {
    const { target, type } = event;
    // A pointer that lies on the page tells of nothing but what is below it; a key may lead anywhere.
    const findUsed = (selector: string): unknown => (type[0] === 'p' ? findAround(event, selector) : document.querySelector(selector));
    for (const [name, { used }] of LIST) if (used && findUsed(used)) void load(name);
    const isSearch =
      event instanceof KeyboardEvent &&
      document.querySelector(BEHAVIORS.search.at) &&
      (isSearchAsked ? isUnmodified(event) : asksForSearch(event));
    const name = isSearch ? 'search' : LIST.find(([, { at }]) => at && findAround(event, at))?.[0];
    if (!name || loaded.has(name)) return;
    const coming = load(name);
    // A menu opens by itself.
    if (findAround(event, 'summary,.octavo-menu-button')) return;
    if (!isSearch && !type.startsWith('c') && !(event instanceof KeyboardEvent && /^(Arrow|Home|End)/.test(event.key))) return;
    // What is typed from now on is meant for its field.
    isSearchAsked ||= name === 'search';
    event.preventDefault();
    event.stopImmediatePropagation();
    void coming.then(() => loaded.has(name) && target?.dispatchEvent(Reflect.construct(event.constructor, [type, event])));
  };
  const prepare: Behaviors['prepare'] = (elements) =>
    Promise.all(LIST.map(([name, { shown }]) => shown && elements.some((element) => element.querySelector(shown)) && load(name)));
  const lasting = [listenTo(window, ['pointerover', 'focusin', 'click', 'keydown', 'change'], onEvent, true)];
  document.octavoPresses?.forEach(onEvent);
  const stop = (): void => {
    endAll(ends ?? []);
    ends = undefined;
  };
  return {
    start() {
      ends = [];
      loaded.forEach(run);
      return prepare([document]);
    },
    stop,
    prepare,
    followHash() {
      if (location.hash !== '' && document.querySelector(':target:not([hidden] *,details:not([open]) *)') === null) void load('hash');
    },
    leaveSearch() {
      loaded.set('search', []);
      endAll(lasting.splice(1));
    },
    end() {
      endAll(lasting);
      stop();
    },
  };
}

/** Whether no key is held that gives what is pressed another meaning. */
export function isUnmodified({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
