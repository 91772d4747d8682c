import type { OutputSource } from './output.ts';

/** Whether the site says where it stands, so that addresses are whole. */
export function isPlaced({ toUrl }: Pick<OutputSource, 'toUrl'>): boolean {
  return /^https?:/.test(toUrl('/'));
}
