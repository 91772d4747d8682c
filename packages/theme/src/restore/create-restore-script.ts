import { restoreState } from './restore-state.ts';

/** The text of the inline script for the head of a document with this body, without its tag: empty where nothing on it is remembered. */
export function createRestoreScript(body: string): string {
  if (!/ data-octavo-(?:choice|dismiss)="/.test(body)) return '';
  return `(${restoreState.toString().replaceAll(/\n\s+/g, '\n')})()`;
}
