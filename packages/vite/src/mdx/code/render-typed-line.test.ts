import { expect, test } from 'vitest';
import { renderCodeHtml } from './render-code-html.ts';
import type { TypeNote } from './type-notes.ts';

const LINES = [
  [
    { text: 'const ', look: 'k' },
    { text: 'a', look: '' },
    { text: ' = b;', look: '' },
  ],
  [{ text: 'a.x', look: '' }],
];

function render(notes: TypeNote[]): string {
  return renderCodeHtml(LINES, '', { marks: new Map(), notes });
}

test('names are buttons of popovers behind the block, and the same type is there once', () => {
  const html = render([
    { kind: 'hover', line: 0, character: 6, length: 1, text: 'const a: Set<string>' },
    { kind: 'hover', line: 1, character: 0, length: 1, text: 'const a: Set<string>' },
  ]);
  const [id] = /type-[\da-f]{8}-1/.exec(html) ?? [];
  const button = `<button type="button" class="octavo-type" tabindex="-1" popovertarget="${id}" interestfor="${id}">a</button>`;
  expect(html).toBe(
    `<pre class="shiki" tabindex="0"><code><span class="line"><span class="k">const </span>${button} = b;</span>\n` +
      `<span class="line">${button}.x</span></code></pre>` +
      `<div class="octavo-type-text" id="${id}" popover>const a: Set&lt;string&gt;</div>`,
  );
});

test('an error is underlined and told below its place; what is below is no text of the code', () => {
  const html = render([
    { kind: 'error', line: 1, character: 2, length: 1, text: 'No "x".' },
    { kind: 'query', line: 0, character: 6, length: 1, text: 'const a: 1' },
  ]);
  expect(html).toContain(
    'a.<span class="octavo-type-error">x</span><span class="octavo-type-note" data-kind="error" data-lead="  " data-note="No &quot;x&quot;.">',
  );
  expect(html).toContain('= b;<span class="octavo-type-note" data-kind="query" data-lead="      " data-note="const a: 1"></span>');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('const a = b;\na.x');
});

test('a block without types is as it was', () => {
  expect(render([])).not.toContain('octavo-type');
});
