import type { Behavior } from '@octavo/theme/internal/behaviors';
import { BEHAVIORS } from './behavior-list.ts';
import type { BehaviorName, Needs } from './behavior-list.ts';
import { endAll, listenTo } from './listen-to.ts';
import { loadPart } from './load-part.ts';

/** What readers do in the markup of pages. */
export interface Behaviors {
  /** Starts what has come on the document, and brings what it needs at once. */
  start(): void;
  stop(): void;
  /** Brings what elements need that will take the place of those that are shown. */
  prepare(elements: Iterable<Element>): Promise<unknown>;
  /** Goes where the address means to, where the browser cannot. */
  followHash(): void;
  end(): void;
}

const LIST = Object.entries(BEHAVIORS) as [BehaviorName, Needs][];

/** Brings behaviours where a reader comes near what they answer, and holds what is done there until they have come; `wake` brings the site's program. */
export function startBehaviors(wake: () => Promise<void>): Behaviors {
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, readonly Behavior[]>();
  let ends: (() => void)[] | undefined;
  const run = (list: readonly Behavior[]): void => void ends?.push(...list.map((start) => start(document)));
  const bring = async (name: BehaviorName | 'hash'): Promise<void> => {
    const list = name === 'program' ? await wake() : (await loadPart(name)).behaviors;
    loaded.set(name, list ?? []);
    run(list ?? []);
  };
  const load = (name: BehaviorName | 'hash'): Promise<unknown> => {
    // Offline, or of another build: the next press asks again.
    const coming = loading.get(name) ?? bring(name).catch(() => loading.delete(name));
    loading.set(name, coming);
    return coming;
  };
  const onEvent = (event: Event): void => {
    const { target, type } = event;
    const isSearch = event instanceof KeyboardEvent && asksForSearch(event);
    const name = isSearch ? 'program' : LIST.find(([, { at }]) => target instanceof Element && target.closest(at))?.[0];
    if (!name || loaded.has(name)) return;
    const coming = load(name);
    if (!isSearch && !/c/.test(type) && !(event instanceof KeyboardEvent && /^(Arrow|Home|End)/.test(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void coming.then(() => loaded.has(name) && target?.dispatchEvent(Reflect.construct(event.constructor, [type, event])));
  };
  const stopListening = listenTo(window, ['pointerover', 'focusin', 'click', 'keydown', 'change'], onEvent, true);
  const stop = (): void => {
    endAll(ends ?? []);
    ends = undefined;
  };
  return {
    start() {
      ends = [];
      loaded.forEach(run);
      for (const [name, { shown }] of LIST) if (shown && document.querySelector(shown)) void load(name);
    },
    stop,
    prepare: (elements) =>
      Promise.all(
        LIST.map(([name, { shown, swapped = shown }]) =>
          swapped && [...elements].some((element) => element.querySelector(swapped)) ? load(name) : undefined,
        ),
      ),
    followHash() {
      if (location.hash.length > 1 && document.querySelector(':target:not([hidden] *,details:not([open]) *)') === null) void load('hash');
    },
    end() {
      stopListening();
      stop();
    },
  };
}

function asksForSearch({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === 'k') return metaKey !== ctrlKey && !shiftKey;
  return key === '/' && !metaKey && !ctrlKey && !(target instanceof Element && target.matches('input,textarea,select,[contenteditable]'));
}
