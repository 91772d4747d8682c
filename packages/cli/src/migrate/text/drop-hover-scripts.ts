import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';

const TAG = /<[A-Za-z][\w-]*(?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)+\s*\/?>/g;
const HOVER = /\s+onmouse(?:over|out|enter|leave)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** `<a href="/a" onmouseover="this.style.color = 'red'">`: what an element does under the pointer is no part of its text. */
export const dropHoverScripts: Codemod = (text, { note }) =>
  editProse(text, TAG, ({ groups: [tag = ''], offset }) => {
    const plain = tag.replaceAll(HOVER, '');
    if (plain === tag) return undefined;
    note({ kind: 'differs', what: 'element under the pointer', message: 'It no longer changes when the pointer is over it.' }, offset);
    return plain;
  });
