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
  const load = useCallback(async () => {
    setIsLoading(true);
    return fetchText(address).finally(() => setIsLoading(false));
  }, [address]);
  const openWith = async (href: string): Promise<void> => {
    const text = await load();
    window.open(href.replaceAll('$page', encodeURIComponent(text)), '_blank', 'noopener');
  };
  return {
    state: isLoading ? 'loading' : state,
    copy: () => copy(load()),
    open: (href) => void openWith(href).catch(fail),
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.text();
}
