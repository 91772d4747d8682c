import type { SearchWords } from '@octavo/core';
import { createWords } from '../../words/english.ts';
import { createSearchPanel } from './create-search-panel.ts';
import type { SearchPanel } from './create-search-panel.ts';
import { element } from './element.ts';
import { ENGLISH_SEARCH_WORDS } from './english-search-words.ts';
import type { SearchScope, SearchSources } from './search-scope.ts';
import { startArrival } from './start-arrival.ts';
import type { Arrival } from './start-arrival.ts';

/** The search, from its opening to the marks on the page that it led to. */
export interface SearchDialog {
  /** Opens it, or closes one that is open; `typed` is what the reader has typed already. */
  toggle(sources: SearchSources, typed: string): void;
  /** Told of the page that is shown, by its canonical address. */
  arrive(href: string | undefined): void;
  end(): void;
}

/** Adds all that is said: English words where the reader's language has none. */
export function createSearchSources(scope: SearchScope, words: Partial<SearchWords> | undefined): SearchSources {
  return { ...scope, words: { ...ENGLISH_SEARCH_WORDS, ...words }, siteWords: createWords(scope.site.words) };
}

/**
 * Makes the search in a native dialog at the end of a root. The text that was typed is there again at the next time; the first is what the
 * address asks for, `?q=fares`.
 */
export function createSearchDialog(findRoot: () => Element): SearchDialog {
  let text = new URLSearchParams(location.search).get('q') ?? '';
  let wasOpen = false;
  let panel: SearchPanel | undefined;
  let arrival: { arrival: Arrival; words: SearchSources['words']; isReached: boolean } | undefined;
  let shown: string | undefined;
  let endArrival: (() => void) | undefined;
  const dialog = element('dialog', { class: 'octavo-search', onclick: closeBeside, onclose: onClosed });

  function toggle(sources: SearchSources, typed: string): void {
    if (dialog.open) return close();
    text = typed === '' ? text : typed;
    clean();
    dialog.setAttribute('aria-label', sources.siteWords.search.replace(/\s*…$/, ''));
    const onLeave = (next: Arrival): void => {
      arrival = { arrival: next, words: sources.words, isReached: false };
      arrive(shown);
    };
    panel = createSearchPanel(sources, { typed: text, onLeave, onClose: close });
    dialog.append(panel.element);
    const root = findRoot();
    if (dialog.parentElement !== root) root.append(dialog);
    dialog.showModal();
    // At first typing goes on where it began; later the text of before is replaced.
    if (wasOpen && typed === '') panel.field.select();
    else panel.field.setSelectionRange(text.length, text.length);
    wasOpen = true;
  }

  function close(): void {
    dialog.close();
  }

  /** Browsers tell of a close with their next frame: by then the reader may have opened it again. */
  function onClosed(): void {
    if (!dialog.open) clean();
  }

  function closeBeside({ target }: Event): void {
    if (target === dialog) close();
  }

  function clean(): void {
    text = panel?.field.value ?? text;
    panel?.end();
    panel?.element.remove();
    panel = undefined;
  }

  function arrive(href: string | undefined): void {
    shown = href;
    if (arrival === undefined) return;
    const isThere = href === arrival.arrival.href.replace(/[?#].*$/s, '');
    if (isThere || arrival.isReached) endArrival?.();
    endArrival = isThere ? startArrival(arrival.arrival, { words: arrival.words, root: findRoot() }) : undefined;
    if (!isThere && arrival.isReached) arrival = undefined;
    else arrival.isReached = isThere;
  }

  return {
    toggle,
    arrive,
    end() {
      clean();
      endArrival?.();
      dialog.remove();
    },
  };
}
