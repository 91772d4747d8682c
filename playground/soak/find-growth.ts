import type { ViteState } from '../harness/vite-process.ts';

/** What a server may hold more at the end than after its first rounds: caches that fill, and sockets of the page that is open. */
const MORE = { heap: 24 * 2 ** 20, handles: 16 };

/** Says what has grown between the first state of a server and the last. */
export function findGrowth(states: readonly ViteState[]): string[] {
  const [first] = states;
  const last = states.at(-1);
  if (first === undefined || last === undefined) return [];
  return (['heap', 'handles'] as const).flatMap((name) =>
    last[name] - first[name] > MORE[name] ? [`${name} has grown from ${first[name]} to ${last[name]}`] : [],
  );
}
