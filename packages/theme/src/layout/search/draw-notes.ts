import { fillWords, splitWords } from '../../words/split-words.ts';
import { canCompile } from './can-compile.ts';
import type { SearchState } from './create-search-run.ts';
import { element } from './element.ts';
import type { Part } from './element.ts';
import type { SearchSources } from './search-scope.ts';

/** What is said about the results. */
export interface DrawnNotes {
  search: SearchState;
  version: string | undefined;
  onExact: () => void;
  onAllVersions: () => void;
  onRetry: () => void;
}

/** What is said about the results: a correction, that there are none, that the search does not work. */
export function drawNotes({ words, siteWords, site, toHref }: SearchSources, notes: DrawnNotes): HTMLElement[] {
  const { search, version, onExact, onAllVersions, onRetry } = notes;
  const { status, answer } = search;
  const all = element('a', { href: toHref(site.contents) }, siteWords.allPages);
  const query = element('strong', {}, `“${search.text}”`);
  if (status === 'failed')
    return [
      element(
        'div',
        { class: 'octavo-search-empty' },
        element('p', {}, element('strong', {}, siteWords.searchFailed)),
        element(
          'p',
          {},
          canCompile() ? words.offline : element('code', {}, "Content-Security-Policy: script-src 'wasm-unsafe-eval'"),
          ' ',
          all,
        ),
        drawButton(words.retry, onRetry, 'octavo-button'),
      ),
    ];
  const isEmpty = status === 'done' && answer?.pages.length === 0;
  const elsewhere = isEmpty && version !== undefined ? Object.values(answer.versions).reduce((sum, count) => sum + count, 0) : 0;
  const said = [
    answer?.corrected !== undefined &&
      say(
        ...splitWords<Part>(words.corrected, { query: element('strong', {}, answer.corrected) }),
        ' ',
        drawButton(fillWords(words.exact, { query: `“${search.text}”` }), onExact),
      ),
    answer?.isPartial === true && say(words.partial),
    answer?.isElsewhere === true && say(...splitWords<Part>(words.nothingIn, { query, version })),
    isEmpty &&
      element(
        'div',
        { class: 'octavo-search-empty' },
        element('p', {}, ...splitWords<Part>(version === undefined ? words.nothing : words.nothingIn, { query, version })),
        elsewhere > 0 ? drawButton(words.allVersions, onAllVersions, 'octavo-button') : element('p', {}, words.tryOther, ' ', all),
      ),
  ];
  return said.filter((note) => note instanceof HTMLElement);
}

/** The same in one sentence for a screen reader: `Pages found: 2. Showing results for routes`. */
export function describeSearch(
  { words, siteWords }: SearchSources,
  { search, version = '' }: Pick<DrawnNotes, 'search' | 'version'>,
): string {
  const { status, answer, text } = search;
  if (status === 'idle' || status === 'searching') return '';
  if (status === 'failed') return siteWords.searchFailed;
  const count = answer?.total ?? 0;
  if (count === 0) return fillWords(words.nothing, { query: text });
  const more = [
    answer?.corrected === undefined ? '' : fillWords(words.corrected, { query: answer.corrected }),
    answer?.isPartial === true ? words.partial : '',
    answer?.isElsewhere === true ? fillWords(words.nothingIn, { query: text, version }) : '',
  ];
  return [fillWords(words.found, { count }), ...more].filter((sentence) => sentence !== '').join('. ');
}

function drawButton(text: string, onclick: () => void, name?: string): HTMLElement {
  return element('button', { type: 'button', class: name, onclick }, text);
}

function say(...parts: readonly Part[]): HTMLElement {
  return element('p', { class: 'octavo-search-corrected' }, ...parts);
}
