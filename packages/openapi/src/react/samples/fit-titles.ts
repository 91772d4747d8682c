import { hasRoomForTabs } from './has-room-for-tabs.ts';

/** Leaves the names of statuses out of the titles of examples where they have no room beside each other: `200 OK` -> `200`. */
export function fitTitles<Titled extends { title: string }>(examples: readonly Titled[]): readonly Titled[] {
  if (hasRoomForTabs(examples)) return examples;
  const short = examples.map((example) => ({ ...example, title: example.title.replace(/ [^:]*$/, '') }));
  return new Set(short.map(({ title }) => title)).size === examples.length && short.every(isStatus) ? short : examples;
}

function isStatus({ title }: { title: string }): boolean {
  return !title.includes(' ');
}
