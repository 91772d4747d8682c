import type { Random } from '../../../../playground/harness/create-random.ts';

const WHO = [
  'The pilot',
  'A crane',
  'The harbour office',
  'Every berth',
  'The night shift',
  'A customs officer',
  'The tide table',
  'An agent',
];
const DOES = ['checks', 'moves', 'records', 'counts', 'weighs', 'keeps', 'reports', 'signs for', 'holds back'];
const WHAT = [
  'the manifest',
  'a container',
  '`cargo.weight`',
  'the **sealed** crates',
  'each pallet',
  'the berth plan',
  'two tugs',
  'the invoice',
];
const WHEN = [
  'before noon',
  'as soon as the ship is fast',
  'once a week',
  'at high water',
  'when the lamp is green',
  'without being asked',
];
const WHY = ['so that nothing waits on the quay', 'which keeps the queue short', 'because the rail yard is full', 'and writes it down'];

/** Makes up one sentence. */
export function createSentence(random: Random): string {
  const parts = [random.pick(WHO), random.pick(DOES), random.pick(WHAT), random.pick(WHEN)].join(' ');
  return `${parts}, ${random.pick(WHY)}.`;
}

/** Makes up a paragraph of four sentences. */
export function createParagraph(random: Random): string {
  return [1, 2, 3, 4].map(() => createSentence(random)).join(' ');
}
