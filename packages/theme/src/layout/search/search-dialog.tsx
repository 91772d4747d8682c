import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { RegionProps } from '../region.ts';
import { SearchArrival } from './search-arrival.tsx';
import type { Arrival } from './search-arrival.tsx';
import type { SearchClient } from './search-client.ts';
import { SearchPanel } from './search-panel.tsx';

export interface SearchDialogProps extends Pick<RegionProps, 'page' | 'section'> {
  client: SearchClient;
  prompt: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The search in a native dialog, and what is marked on the page that it led to. The text that was typed is there again at the next time. */
export function SearchDialog({ client, prompt, isOpen, onClose, page, section }: SearchDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [arrival, setArrival] = useState<Arrival>();
  const endArrival = useCallback(() => setArrival(undefined), []);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    element.querySelector('input')?.select();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = ({ target }: MouseEvent): void => {
      if (target === element) onClose();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [onClose]);

  return (
    <>
      <dialog ref={dialog} className="octavo-search" aria-label="Search" onClose={onClose}>
        {isOpen && (
          <SearchPanel
            client={client}
            prompt={prompt}
            section={section}
            text={text}
            onType={setText}
            onLeave={setArrival}
            onClose={onClose}
          />
        )}
      </dialog>
      <SearchArrival arrival={arrival} page={page} onEnd={endArrival} />
    </>
  );
}
