import { listen } from '../../behaviors/listen.ts';
import { findSiteLanguage } from '../find-site-language.ts';
import { asksForSearch } from '../../behaviors/asks-for-search.ts';
import type { SearchDialog } from './create-search-dialog.ts';
import type { SearchScope, SearchSources } from './search-scope.ts';

/** The search of a document. */
export interface Search {
  /** Told of the page that is shown, by its canonical address. */
  arrive(href: string | undefined): void;
  end(): void;
}

/** The dialog, and what it was opened on last. */
interface Ready {
  dialog: SearchDialog;
  scope: SearchScope;
  /** Adds the words of the reader's language. */
  toSources: (scope: SearchScope) => SearchSources;
}

const BUTTON = '.octavo-search-button';

/**
 * Opens the search by its button and its keys. The dialog is fetched at the first sign that the reader wants it: the pointer or the focus on
 * the button, or the shortcut; what is typed until it is there, stands in its field. The index is fetched with the first letter.
 */
export function startSearch(findScope: () => SearchScope | Promise<SearchScope>): Search {
  let loading: Promise<Ready> | undefined;
  let ready: Ready | undefined;
  let isStale = false;
  let shown: string | undefined;
  /** What was typed since the search was asked for; undefined while nobody waits for it. */
  let typed: string | undefined;

  const loadIndex = async (): Promise<void> => {
    const { client, section } = await findScope();
    // Says what went wrong when it is needed: the dialog searches again then.
    client.load({ language: section?.language }).catch(() => undefined);
  };
  const load = async (): Promise<Ready> => {
    const scope = await findScope();
    const language = findSiteLanguage(scope.site, scope.section);
    const [{ createSearchDialog, createSearchSources }, words] = await Promise.all([
      import('./create-search-dialog.ts'),
      scope.client.loadWords?.(language ?? 'en'),
      scope.client.loadStyles?.(),
    ]);
    const dialog = ready?.dialog ?? createSearchDialog(() => document.querySelector('.octavo') ?? document.body);
    dialog.arrive(shown);
    ready = { dialog, scope, toSources: (next) => createSearchSources(next, words) };
    isStale = false;
    return ready;
  };
  const prepare = (): Promise<Ready> => {
    loading ??= load();
    loading.catch(() => void (loading = undefined));
    return loading;
  };
  const open = ({ dialog, scope, toSources }: Ready, text: string): void => {
    const now = findScope();
    dialog.toggle(toSources(now instanceof Promise ? scope : now), text);
  };
  const toggle = (): void => {
    if (typed !== undefined) return;
    // At once, where all of it is there.
    if (ready && !isStale) return open(ready, '');
    typed = '';
    showState({ isBusy: true });
    prepare().then(
      (loaded) => {
        const text = typed ?? '';
        typed = undefined;
        showState({});
        open(loaded, text);
      },
      () => {
        typed = undefined;
        showState({ hasFailed: true });
      },
    );
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented) return;
    if (typed !== undefined && !ctrlKey && !metaKey && !altKey && (key === 'Backspace' || key.length === 1)) {
      if (typed === '') void loadIndex();
      typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    } else if (asksForSearch(event)) toggle();
    else return;
    event.preventDefault();
  };
  const ends = [
    listen(document, ['click', BUTTON], (_, event) => {
      event.preventDefault();
      toggle();
    }),
    listen(document, ['pointerover', BUTTON], () => void prepare()),
    listen(document, ['focusin', BUTTON], () => void prepare()),
  ];
  addEventListener('keydown', onKey);
  return {
    arrive(href) {
      // Another page may stand in another section.
      if (shown !== href) loading = undefined;
      isStale ||= shown !== href;
      shown = href;
      ready?.dialog.arrive(href);
    },
    end() {
      ends.forEach((end) => end());
      removeEventListener('keydown', onKey);
      ready?.dialog.end();
    },
  };
}

function showState({ isBusy = false, hasFailed = false }: { isBusy?: boolean; hasFailed?: boolean }): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    button.setAttribute('aria-busy', String(isBusy));
    const prompt = button.querySelector('.octavo-search-prompt')?.firstChild;
    const { prompt: usual = '', failed = '' } = button.dataset;
    if (prompt) prompt.nodeValue = hasFailed ? failed : usual;
  }
}
