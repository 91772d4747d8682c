import type { Json } from './json.ts';

/** Finds where a browser keeps text; undefined outside one. A browser that refuses throws a `DOMException`. */
export type FindKeeper = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;

/** Keeps for good. */
export const inBrowser: FindKeeper = () => globalThis.localStorage;

/** Keeps until the tab is closed. */
export const inTab: FindKeeper = () => globalThis.sessionStorage;

/** Reads what was kept under a key; undefined where there is nothing, and where the browser refuses. */
export function readKept(key: string, find: FindKeeper = inBrowser): string | undefined {
  return attempt(() => find()?.getItem(key) ?? undefined);
}

/** Reads a value that was kept as JSON; undefined for what is none, since any script of the origin may write there. */
export function readKeptJson(key: string, find?: FindKeeper): Json | undefined {
  return attempt((): Json | undefined => JSON.parse(readKept(key, find) ?? 'null') ?? undefined);
}

/** Reads a list of texts that was kept as JSON. */
export function readKeptList(key: string): string[] {
  const value = readKeptJson(key);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Keeps a text; undefined removes it. Where the browser keeps nothing, or has no more room, it lasts as long as the page. */
export function keepText(key: string, text: string | undefined, find: FindKeeper = inBrowser): void {
  attempt(() => (text === undefined ? find()?.removeItem(key) : find()?.setItem(key, text)));
}

/** Forgets all whose key a test accepts. */
export function forgetKept(accepts: (key: string) => boolean, find: FindKeeper): void {
  attempt(() => {
    const keeper = find();
    for (const key of Object.keys(keeper ?? {}).filter(accepts)) keeper?.removeItem(key);
  });
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined; // storage is blocked or full, or what another script wrote is no JSON
  }
}
