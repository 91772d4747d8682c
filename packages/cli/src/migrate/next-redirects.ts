import { isReadFunction } from './evaluate/create-function.ts';
import { dropUnread } from './evaluate/unread.ts';
import type { OldSite } from './old-site.ts';
import { asList, asObject } from './read-value.ts';

/** The redirects of a config of Next (a list, or a function that returns one) whose addresses are plain. */
export function readNextRedirects(next: Readonly<Record<string, unknown>>): OldSite['redirects'] {
  const written = next['redirects'];
  const list = isReadFunction(written) ? dropUnread(written()) : written;
  return asList(list)
    .map(asObject)
    .flatMap(({ source: from, destination }) =>
      typeof from === 'string' && typeof destination === 'string' && !/[({]/.test(from) ? [{ source: from, destination }] : [],
    );
}
