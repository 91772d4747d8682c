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

const BUTTON = '.octavo-search-button';

/**
 * Opens the search by its button and its keys. The dialog and the index are fetched at the first sign that the reader wants them: the pointer
 * or the focus on the button, or the shortcut; what is typed until the dialog is there, stands in its field.
 */
export function startSearch(findScope: () => SearchScope | Promise<SearchScope>): Search {
  let loading: Promise<{ dialog: SearchDialog; sources: SearchSources }> | undefined;
  let language: string | undefined;
  let shown: string | undefined;
  let dialog: SearchDialog | undefined;
  /** What was typed since the search was asked for; undefined while nobody waits for it. */
  let typed: string | undefined;

  const load = async (): Promise<{ dialog: SearchDialog; sources: SearchSources }> => {
    const scope = await findScope();
    language = findSiteLanguage(scope.site, scope.section);
    // Says what went wrong when it is needed: the dialog searches again then.
    scope.client.load({ language }).catch(() => undefined);
    const [{ createSearchDialog, createSources }, own] = await Promise.all([
      import('./create-search-dialog.ts'),
      scope.client.loadWords?.(language ?? 'en'),
      scope.client.loadStyles?.(),
    ]);
    dialog ??= createSearchDialog(() => document.querySelector('.octavo-layout') ?? document.body);
    dialog.arrive(shown);
    return { dialog, sources: createSources(scope, own) };
  };
  const prepare = (): NonNullable<typeof loading> => {
    loading ??= load();
    loading.catch(() => void (loading = undefined));
    return loading;
  };
  const toggle = (): void => {
    if (typed !== undefined) return;
    typed = '';
    showState({ isBusy: true });
    // The page may have changed since.
    if (dialog !== undefined) loading = undefined;
    prepare().then(
      (ready) => {
        const text = typed ?? '';
        typed = undefined;
        showState({});
        ready.dialog.toggle(ready.sources, text);
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
    if (typed !== undefined && !ctrlKey && !metaKey && !altKey && (key === 'Backspace' || key.length === 1))
      typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    else if (asksForSearch(event)) toggle();
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
      shown = href;
      dialog?.arrive(href);
    },
    end() {
      ends.forEach((end) => end());
      removeEventListener('keydown', onKey);
      dialog?.end();
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
