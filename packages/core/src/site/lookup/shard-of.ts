/** The shard of an address among `count`: FNV-1a over its UTF-16 units, the same in the build and in the browser. */
export function shardOf(href: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < href.length; index += 1) hash = Math.imul(hash ^ href.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % count;
}
