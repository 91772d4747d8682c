import { forgetKept, inBrowser, inTab } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';

const KEY = /^octavo:(?:credential|environments?|history|remember|server|values):/;

/** Forgets all that forms have kept in an environment of an API: server, values, history, credentials, in this tab and on the device. */
export function forgetSite(site: string, keepers: readonly FindKeeper[] = [inTab, inBrowser]): void {
  const start = JSON.stringify([site]).slice(0, -1);
  const isOwn = (key: string): boolean => {
    const place = key.replace(KEY, '');
    return place !== key && place.startsWith(start) && /^[,\]]/.test(place.slice(start.length));
  };
  for (const find of keepers) forgetKept(isOwn, find);
}
