import type { OldSource } from '../source.ts';
import { importPictures } from './picture-modules.ts';

/** The text of a script as a module of today: `module.exports = {}` of one that requires nothing is its default. */
export function readCode(file: string, source: OldSource): string {
  const text = importPictures(source.read(file) ?? '');
  return /\brequire\(|^(?:module\.)?exports\.|^export\s/m.test(text) ? text : text.replace(/^module\.exports\s*=/m, 'export default');
}
