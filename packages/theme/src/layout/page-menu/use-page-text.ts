import { useCallback, useState } from 'react';
import { useCopy } from '../../components/copy-button/use-copy.ts';
import type { CopyState } from '../../components/copy-button/use-copy.ts';

/** What is done with a page's Markdown, which is fetched when it is asked for. */
export interface PageText {
  state: CopyState | 'loading';
  copy: () => void;
  /** Opens an address in which `$page` stands for the text. */
  open: (href: string) => void;
}

/** Fetches the Markdown at an address once it is wanted. */
export function usePageText(address: string): PageText {
  const { state, copy, fail } = useCopy();
  const [isLoading, setIsLoading] = useState(false);
  const use = useCallback(
    (take: (text: string) => void) => {
      setIsLoading(true);
      fetchText(address)
        .then(take, fail)
        .finally(() => setIsLoading(false));
    },
    [address, fail],
  );
  return {
    state: isLoading ? 'loading' : state,
    copy: useCallback(() => use(copy), [use, copy]),
    open: useCallback(
      (href: string) => use((text) => void window.open(href.replaceAll('$page', encodeURIComponent(text)), '_blank', 'noopener')),
      [use],
    ),
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.text();
}
