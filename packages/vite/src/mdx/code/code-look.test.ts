import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEFAULT_LOOKS, listCodeLooks, nameCodeLook, renderCodeLooks } from './code-look.ts';

test('a look of other themes is a class that says what it is, and gives its rule back', () => {
  const red = nameCodeLook({ light: '#CF222F', dark: '#ff7b72' });
  const bold = nameCodeLook({ light: '#CF222F', dark: '#ff7b72' }, 3);
  expect([red, bold, nameCodeLook(undefined, 1), nameCodeLook(undefined)]).toEqual([
    'shiki-cf222f-ff7b72',
    'shiki-cf222f-ff7b72-ib',
    'shiki-i',
    '',
  ]);
  expect(renderCodeLooks([bold, red, red, 'shiki-i', 'shiki', 'shiki-x;}'])).toBe(
    '.octavo .shiki-cf222f-ff7b72{--shiki-light:#cf222f;--shiki-dark:#ff7b72}' +
      '.octavo .shiki-cf222f-ff7b72-ib{--shiki-light:#cf222f;--shiki-dark:#ff7b72;--shiki-light-font-style:italic;--shiki-light-font-weight:bold}' +
      '.octavo .shiki-i{--shiki-light-font-style:italic}',
  );
});

test('a look of the default themes is a short class, and gives its rule back', () => {
  const names = [0, 2].map((style) => nameCodeLook({ light: '#0550AE', dark: '#79c0ff' }, style));
  expect(names).toEqual(['shiki-0', 'shiki-1']);
  expect(renderCodeLooks(names)).toBe(
    '.octavo .shiki-0{--shiki-light:#0550ae;--shiki-dark:#79c0ff}' +
      '.octavo .shiki-1{--shiki-light:#0550ae;--shiki-dark:#79c0ff;--shiki-light-font-weight:bold}',
  );
});

test('the looks of a block are those of its elements, not of its text', () => {
  const html = '<pre class="shiki shiki-1-2"><span class="shiki-aaa-bbb">class="shiki-ccc-ddd"</span></pre>';
  expect(listCodeLooks(html)).toContain('shiki-aaa-bbb');
});

test('the sheet that documents share has the looks of the default themes, and no other', () => {
  const sheet = readFileSync(fileURLToPath(import.meta.resolve('@octavo/theme/code-looks.css')), 'utf8');
  const rules = [...sheet.matchAll(/^  (\.octavo \.shiki-\S+) \{([^}]*)\}/gm)].map(
    ([, selector, body = '']) => `${selector}{${body.replace(/\s+(?=--|$)|(?<=:) /g, '').replace(/;$/, '')}}`,
  );
  expect(rules.join('')).toBe(renderCodeLooks(DEFAULT_LOOKS));
});
