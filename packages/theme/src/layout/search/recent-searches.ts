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
  const read = (): string[] => parse(attempt(() => localStorage.getItem(key)));
  return {
    read,
    add(text) {
      const trimmed = text.trim();
      const others = read().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
      attempt(() => localStorage.setItem(key, JSON.stringify([trimmed, ...others].slice(0, KEPT))));
    },
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
}

function parse(text: string | null | undefined | void): string[] {
  const value: unknown = attempt(() => JSON.parse(text ?? '[]'));
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, KEPT) : [];
}

/** A browser may refuse its storage, and anybody may have written to it. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
