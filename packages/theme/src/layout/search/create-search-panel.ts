import { fillWords } from '../../words/split-words.ts';
import { createResultGroups, createStartGroups, listFoundWords } from './create-search-groups.ts';
import type { SearchGroup, SearchItem } from './create-search-groups.ts';
import { createSearchRun } from './create-search-run.ts';
import { describeSearch, drawNotes } from './draw-notes.ts';
import { drawList, toOptionId } from './draw-list.ts';
import { drawVersions } from './draw-versions.ts';
import { element, sign } from './element.ts';
import { findNextOption } from './find-next-option.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { SearchSources } from './search-scope.ts';
import type { Arrival } from './start-arrival.ts';

/** What a reader's choice leads to. */
export interface PanelEvents {
  /** A result was chosen in this tab. */
  onLeave: (arrival: Arrival) => void;
  onClose: () => void;
}

/** What stands in the dialog while it is open. */
export interface SearchPanel {
  element: HTMLElement;
  field: HTMLInputElement;
  end(): void;
}

const LIST = 'octavo-search-list';

/** Milliseconds without a key after which a screen reader is told. */
const QUIET = 500;

/** Makes what stands in the dialog: the field, and below it what was found, or where to begin. The focus stays in the field. */
export function createSearchPanel(sources: SearchSources, { typed, onLeave, onClose }: PanelEvents & { typed: string }): SearchPanel {
  const { client, site, section, words, siteWords, toHref } = sources;
  const own = section?.version;
  const name = siteWords.search.replace(/\s*…$/, '');
  const recent = createRecentSearches(site.base);
  let version = own;
  let exactText: string | undefined;
  let groups: readonly SearchGroup[] = [];
  let pointed: { list: string; index: number } | undefined;
  let isTold: ReturnType<typeof setTimeout> | undefined;

  const field = element('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': name,
    'aria-autocomplete': 'list',
    'aria-controls': LIST,
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: 200,
    placeholder: site.search?.prompt ?? siteWords.search,
    oninput: () => search(),
    onkeydown: (event: KeyboardEvent) => press(event),
  });
  const clear = element('button', { type: 'button', class: 'octavo-search-clear', onclick: () => write('') }, words.clear);
  const close = element(
    'button',
    { type: 'button', class: 'octavo-search-close', 'aria-label': `Esc: ${words.close}`, onclick: onClose },
    element('kbd', { 'aria-hidden': true }, 'Esc'),
    sign('close'),
  );
  let versions: HTMLElement | undefined;
  let notes: HTMLElement[] = [];
  const status = element('p', { role: 'status', class: 'octavo-search-status' });
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': words.results, class: 'octavo-search-list' });
  const total = element('span', { class: 'octavo-search-total' });
  const body = element('div', { class: 'octavo-search-body' }, status, list);
  const panel = element(
    'div',
    { class: 'octavo-search-panel' },
    element('div', { class: 'octavo-search-bar' }, sign('search'), field, clear, close),
    body,
    element(
      'div',
      { class: 'octavo-search-keys', 'aria-hidden': true },
      element('span', {}, ...drawKeys('↑', '↓'), ` ${words.move}`),
      element('span', {}, ...drawKeys('↵'), ` ${words.open}`),
      element('span', {}, ...drawKeys('Esc'), ` ${words.close}`),
      total,
    ),
  );

  const run = createSearchRun(client, draw);
  const search = (): void => {
    const text = field.value;
    run.search({ text, version, language: section?.language, isExact: exactText === text.trim() });
  };
  const write = (text: string): void => {
    field.value = text;
    field.focus();
    search();
  };
  const choose = (wanted: string | undefined): void => {
    version = wanted;
    search();
  };
  const unsubscribe = client.subscribe(search);

  /** What is listed: what the reader pointed at counts for it alone. */
  function findList(): { name: string; count: number; active: number } {
    const listName = isBlank() ? 'start' : `${run.state().key}`;
    const count = groups.reduce((sum, { items }) => sum + items.length, 0);
    return { name: listName, count, active: pointed?.list === listName ? Math.min(pointed.index, count - 1) : 0 };
  }

  function isBlank(): boolean {
    return field.value.trim() === '';
  }

  function draw(): void {
    const state = run.state();
    const { answer } = state;
    groups = isBlank()
      ? createStartGroups(recent.read(), { site, section, words: { ...words, allPages: siteWords.allPages } })
      : answer && state.status !== 'failed'
        ? createResultGroups(answer)
        : [];
    panel.dataset['status'] = state.status;
    clear.hidden = field.value === '';
    const counts = isBlank() ? {} : (answer?.versions ?? {});
    showVersions(drawVersions({ counts, own, chosen: version, all: words.allVersions, label: siteWords.version, onChoose: choose }));
    const said = {
      search: state,
      version,
      onExact() {
        exactText = state.text;
        search();
      },
      onAllVersions: () => choose(undefined),
      onRetry: search,
    };
    const forget = (): void => {
      recent.clear();
      draw();
    };
    const canForget = isBlank() && recent.read().length > 0;
    for (const note of notes) note.remove();
    notes = drawNotes(sources, said);
    if (canForget) notes.push(element('button', { type: 'button', class: 'octavo-search-forget', onclick: forget }, words.clearRecent));
    body.prepend(...notes);
    clearTimeout(isTold);
    const sentence = describeSearch(sources, said);
    isTold = setTimeout(() => void (status.textContent = sentence), QUIET);
    list.replaceChildren(...drawList({ id: LIST, groups, active: findList().active, findHref, onPoint: point, onChoose: follow }));
    const shown =
      answer && !isBlank() && answer.total > answer.shown ? fillWords(words.shown, { shown: answer.shown, total: answer.total }) : '';
    total.textContent = shown;
    markActive();
  }

  /** The choice keeps the focus. */
  function showVersions(next: HTMLElement | undefined): void {
    const focused = versions ? [...versions.children].indexOf(document.activeElement as Element) : -1;
    versions?.remove();
    versions = next;
    if (next) body.before(next);
    if (next?.children[focused] instanceof HTMLElement) next.children[focused].focus();
  }

  function markActive(): void {
    const { count, active } = findList();
    const id = toOptionId(LIST, active);
    for (const option of list.querySelectorAll('[role=option]')) option.setAttribute('aria-selected', String(option.id === id));
    field.setAttribute('aria-expanded', String(count > 0));
    if (count === 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', id);
    list.querySelector(`#${id}`)?.scrollIntoView({ block: 'nearest' });
  }

  function point(index: number): void {
    const { name: listName, active } = findList();
    if (pointed?.list === listName && active === index) return;
    pointed = { list: listName, index };
    markActive();
  }

  function press(event: KeyboardEvent): void {
    const { name: listName, count, active } = findList();
    const next = findNextOption(event, { active, count, isInList: pointed?.list === listName });
    if (next === undefined && (event.key !== 'Enter' || event.isComposing)) return;
    event.preventDefault();
    if (next !== undefined) return point(next);
    const { ctrlKey, metaKey, shiftKey } = event;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    list.querySelector(`#${toOptionId(LIST, active)}`)?.dispatchEvent(click);
  }

  function findHref({ kind, href }: SearchItem): string | undefined {
    const query = version === undefined || version === own || kind === 'suggestion' ? '' : `?version=${encodeURIComponent(version)}`;
    // `/a#b`, `?version=v1` -> `/a?version=v1#b`
    return href === undefined ? undefined : toHref(href.replace(/(?=#|$)/, query));
  }

  function follow({ kind, title, href }: SearchItem, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (kind === 'recent') return write(title.map((piece) => piece.text).join(''));
    const { answer, text } = run.state();
    const isHere = !ctrlKey && !metaKey && !shiftKey;
    if (kind !== 'suggestion' && href !== undefined && answer) {
      const searched = answer.corrected ?? text;
      recent.add(searched);
      if (isHere) onLeave({ href, text: searched, words: listFoundWords(answer, href) });
    }
    if (isHere) onClose();
  }

  field.value = typed;
  search();
  return {
    element: panel,
    field,
    end() {
      unsubscribe();
      clearTimeout(isTold);
    },
  };
}

function drawKeys(...keys: readonly string[]): HTMLElement[] {
  return keys.map((one) => element('kbd', {}, one));
}
