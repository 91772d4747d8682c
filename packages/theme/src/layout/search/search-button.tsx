import { useCallback, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { SearchWords } from '@octavo/core';
import { useOctavoContext } from '../../context/octavo-provider.tsx';
import { createWords } from '../../words/english.ts';
import { findSiteLanguage } from '../find-site-language.ts';
import { FAMILIAR_IDS } from '../familiar-ids.ts';
import type { RegionProps } from '../region.ts';
import { Sign } from '../sign/sign.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';
import { useEarlyKeys } from './use-early-keys.ts';
import { usePlatformKey } from './use-platform-key.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

/**
 * The button that opens the search. The dialog and the index are fetched at the first sign that the reader wants them: the pointer or the
 * focus on the button, or the shortcut. Nothing where the layout was given no search.
 */
export function SearchButton({ page, section }: Pick<RegionProps, 'page' | 'section'>): ReactElement | null {
  const context = useOctavoContext();
  const client = context?.search;
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps>; words: Partial<SearchWords> | undefined }>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const key = usePlatformKey();
  const language = context && findSiteLanguage(context.site, section);
  const typed = useEarlyKeys(isOpen && loaded === undefined && !hasFailed);

  const prepare = useCallback(() => {
    if (client === undefined) return;
    // Says what went wrong when it is needed: the dialog searches again then.
    client.load({ language }).catch(() => undefined);
    const words = client.loadWords?.(language ?? 'en');
    Promise.all([import('./search-dialog.tsx'), words, client.loadStyles?.()]).then(
      ([{ SearchDialog }, own]) => setLoaded({ Dialog: SearchDialog, words: own }),
      () => setHasFailed(true),
    );
  }, [client, language]);
  const toggle = useCallback(() => {
    setHasFailed(false);
    setIsOpen((was) => !was);
    prepare();
  }, [prepare]);
  const close = useCallback(() => setIsOpen(false), []);
  useSearchShortcut(toggle);

  if (client === undefined) return null;
  const { search, searchFailed } = createWords(context?.site.words);
  const prompt = context?.site.search?.prompt ?? search;
  return (
    <>
      <button
        type="button"
        className="octavo-search-button"
        id={FAMILIAR_IDS.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={isOpen && !loaded && !hasFailed}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <Sign name="search" />
        <span className="octavo-search-prompt">{isOpen && hasFailed ? searchFailed : prompt}</span>
        <kbd aria-hidden="true">{key === '⌘' ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {loaded && (
        <loaded.Dialog
          client={client}
          prompt={prompt}
          words={loaded.words}
          isOpen={isOpen}
          onClose={close}
          typed={typed}
          page={page}
          section={section}
        />
      )}
    </>
  );
}
