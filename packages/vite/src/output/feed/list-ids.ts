import type { FeedUpdate } from './read-updates.ts';

/** The names by which a reader's program tells updates apart. Those of one label have one address: the oldest, which stands last, keeps its name. */
export function listIds(link: string, updates: readonly FeedUpdate[]): string[] {
  return updates.map(({ id }, index) => {
    const older = updates.slice(index + 1).filter((other) => other.id === id).length;
    return `${link}#${encodeURIComponent(id)}${older === 0 ? '' : `-${older + 1}`}`;
  });
}
