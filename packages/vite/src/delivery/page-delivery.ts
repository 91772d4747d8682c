import { hash } from 'node:crypto';
import path from 'node:path';
import { createJsonCache } from '../disk/json-cache.ts';

/** A page that React takes over in the browser. */
export interface WholePage {
  href: string;
  /** Why, in words: `` `Counter` uses `useState` ``. */
  reasons: readonly string[];
}

/** How the pages of a site reach its readers, as its last build decided. Plain JSON. */
export interface DeliveredPages {
  /** How many are HTML, CSS and one small script. */
  static: number;
  /** The others, in the order of the site. */
  whole: WholePage[];
  /** What made them so, and of how many pages it is said; the most frequent first. */
  reasons: { reason: string; pages: number }[];
}

/** What builds decide, for those who ask later. */
export interface PageDelivery {
  /** Notes a page of this build; a page of several documents is whole where one of them is. */
  note(href: string, reasons: readonly string[]): void;
  /** Makes what was noted that of the last build. */
  keep(): void;
  /** What the last build decided of the pages that there are; undefined where none was built. */
  find(hrefs: readonly string[]): DeliveredPages | undefined;
}

/** Opens what is known of a project's pages; `name` says which project of those that share a cache. */
export function openDelivery({ cacheDir, name }: { cacheDir: string; name: string }): PageDelivery {
  const cache = createJsonCache({ directory: path.join(cacheDir, 'octavo-delivery'), isValid: isReasons });
  const key = hash('sha256', name);
  const noted = new Map<string, readonly string[]>();
  return {
    note: (href, reasons) => void noted.set(href, [...new Set([...(noted.get(href) ?? []), ...reasons])]),
    keep: () => cache.set(key, Object.fromEntries(noted)),
    find(hrefs) {
      const known = cache.get(key);
      if (known === undefined) return undefined;
      const pages = hrefs.flatMap((href) => (known[href] === undefined ? [] : [{ href, reasons: known[href] }]));
      const whole = pages.filter(({ reasons }) => reasons.length > 0);
      return { static: pages.length - whole.length, whole, reasons: countReasons(whole) };
    },
  };
}

function countReasons(pages: readonly WholePage[]): DeliveredPages['reasons'] {
  const counts = new Map<string, number>();
  for (const reason of pages.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, pages: count })).toSorted((one, other) => other.pages - one.pages);
}

/** By address, why a page is whole; empty for one that is not. */
type Reasons = Readonly<Record<string, readonly string[]>>;

function isReasons(value: unknown): value is Reasons {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
