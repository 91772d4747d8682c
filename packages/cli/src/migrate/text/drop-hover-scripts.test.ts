import { expect, it } from 'vitest';
import type { PageScope } from '../tool.ts';
import { dropHoverScripts } from './drop-hover-scripts.ts';

it('drops what an element does under the pointer, and nothing else', () => {
  const notes: string[] = [];
  const scope = { note: ({ what }: { what: string }) => notes.push(what) } as unknown as PageScope;
  const text = '<a href="/a"\n  onmouseover="this.style.color=\'red\'" onMouseOut="b()">A</a> <b onclick="c()">B</b> `<i onmouseover="d">`';
  expect(dropHoverScripts(text, scope)).toBe('<a href="/a">A</a> <b onclick="c()">B</b> `<i onmouseover="d">`');
  expect(notes).toEqual(['element under the pointer']);
});
