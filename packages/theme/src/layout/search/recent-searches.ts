import { keepText, readKeptList } from '@octavo/core/browser';

/** How many searches are remembered. */
const KEPT = 5;

/** What the reader searched for and opened, the newest first, remembered in this browser. */
export interface RecentSearches {
  read(): string[];
  add(text: string): void;
  clear(): void;
}

/** Makes the memory of a site; where the browser keeps nothing, it remembers nothing. */
export function createRecentSearches(base: string): RecentSearches {
  const key = `octavo-searches:${base}`;
  const read = (): string[] => readKeptList(key).slice(0, KEPT);
  return {
    read,
    add(text) {
      const trimmed = text.trim();
      const others = read().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
      keepText(key, JSON.stringify([trimmed, ...others].slice(0, KEPT)));
    },
    clear: () => void keepText(key, undefined),
  };
}
