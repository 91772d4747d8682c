import { findEntry } from '@octavo/core/internal';
import { nameToEmoji } from 'gemoji';
import { editProse } from './edit-prose.ts';

/** `:tada:` -> `🎉`: many tools show the names that GitHub has for emoji; what is no such name stays as it is. */
export function showEmoji(text: string): string {
  return editProse(text, /(?<![\w:/.\\]):([a-z\d_+-]+):(?![\w:/])/g, ({ groups: [, name = ''] }) => findEntry(nameToEmoji, name));
}
