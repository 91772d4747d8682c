import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { SearchWords } from '@octavo/core';
import { useWords } from '../../words/use-words.ts';
import type { RegionProps } from '../region.ts';
import { ENGLISH_SEARCH_WORDS } from './english-search-words.ts';
import { SearchArrival } from './search-arrival.tsx';
import type { Arrival } from './search-arrival.tsx';
import type { SearchClient } from '../../data/search-client.ts';
import { SearchPanel } from './search-panel.tsx';

export interface SearchDialogProps extends Pick<RegionProps, 'page' | 'section'> {
  client: SearchClient;
  prompt: string;
  /** In the reader's language; English ones by default. */
  words?: Partial<SearchWords> | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** What was typed before the dialog was there. */
  typed?: RefObject<string>;
}

/** The search in a native dialog, and what is marked on the page that it led to. The text that was typed is there again at the next time. */
export function SearchDialog(props: SearchDialogProps): ReactElement {
  const { client, prompt, isOpen, onClose, typed, page, section } = props;
  const words = { ...ENGLISH_SEARCH_WORDS, ...props.words };
  const dialog = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const [text, setText] = useState(() => typed?.current ?? '');
  const [arrival, setArrival] = useState<Arrival>();
  const name = useWords().search.replace(/\s*…$/, '');
  const endArrival = useCallback(() => setArrival(undefined), []);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    const field = element.querySelector('input');
    // At first typing goes on where it began; later the text of before is replaced.
    if (wasOpen.current) field?.select();
    else field?.setSelectionRange(field.value.length, field.value.length);
    wasOpen.current = true;
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = ({ target }: MouseEvent): void => {
      if (target === element) onClose();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [onClose]);

  // Browsers tell of a close with their next frame: by then the reader may have opened it again.
  const onClosed = (): void => {
    if (dialog.current?.open !== true) onClose();
  };

  return (
    <>
      <dialog ref={dialog} className="octavo-search" aria-label={name} onClose={onClosed}>
        {isOpen && (
          <SearchPanel
            client={client}
            prompt={prompt}
            name={name}
            words={words}
            section={section}
            text={text}
            onType={setText}
            onLeave={setArrival}
            onClose={onClose}
          />
        )}
      </dialog>
      <SearchArrival arrival={arrival} words={words} page={page} onEnd={endArrival} />
    </>
  );
}
