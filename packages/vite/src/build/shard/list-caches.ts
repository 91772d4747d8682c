import type { SharedCache } from '../../disk/json-cache.ts';
import type { BuildScope } from '../build-scope.ts';

/** The caches that hold what is made of single pages, by names that all machines give them: what a page comes to depends on no other machine. */
export function listCaches({ content, scripts }: Pick<BuildScope, 'content' | 'scripts'>): [name: string, cache: SharedCache][] {
  return [...Object.entries(content.caches), ['scripts', scripts.cache]];
}
