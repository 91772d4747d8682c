import { keepText, readKeptList } from '@octavo/core/browser';

const KEY = 'octavo-choices';
const LIMIT = 24;

/** The labels that the reader chose in tabs, latest first. */
export function readRecentLabels(): string[] {
  return readKeptList(KEY);
}

/** Puts a label first among those remembered; where the browser keeps nothing, a choice lasts as long as the page. */
export function rememberLabel(label: string): void {
  keepText(KEY, JSON.stringify([label, ...readRecentLabels().filter((other) => other !== label)].slice(0, LIMIT)));
}
