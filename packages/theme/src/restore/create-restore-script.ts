import { showChoice } from '../behaviors/show-choice.ts';
import { restoreState } from './restore-state.ts';

/** The text of the inline script for the head of a document with this body, without its tag: empty where nothing on it is remembered. */
export function createRestoreScript(body: string): string {
  if (!/ data-octavo-(?:choice|dismiss)="/.test(body)) return '';
  return `(${writeSource(restoreState)})(${writeSource(showChoice)})`;
}

function writeSource(sent: typeof restoreState | typeof showChoice): string {
  return sent.toString().replaceAll(/\n\s+/g, '\n');
}
