import { expect, it, test } from 'vitest';
import type { ContentReference, WrittenSize } from './compiled-page.ts';
import { createToken, linkReferences } from './link-references.ts';
import type { TokenKind } from './link-references.ts';

const reference = (value: string): ContentReference => ({ kind: 'link', value, line: 1, column: 1 });

it('replaces each token by what resolves it, as a JavaScript string', () => {
  const code = `[${JSON.stringify(createToken(0))}, ${JSON.stringify(createToken(11))}]`;
  const references = Array.from({ length: 12 }, (_, index) => reference(`/${index}`));
  const linked = linkReferences(code, references, ({ value }) => ({ address: `${value}"\n$&` }));
  expect(JSON.parse(linked)).toEqual(['/0"\n$&', '/11"\n$&']);
});

it('leaves what only looks like a token', () => {
  const code = '["octavo_ref_0", "__octavo_ref_0__", "\\u0001octavo_ref_7\\u0001"]';
  expect(linkReferences(code, [reference('/')], () => ({ address: 'x' }))).toBe(code);
});

test.each<[WrittenSize, Partial<Record<TokenKind, string>>]>([
  [{}, { width: '"900"', height: '"600"', ratio: '"900 / 600"', natural: '"900px 600px"', contain: '"size"' }],
  [{ width: 300 }, { height: '"200"' }],
  // Heights follow the width: that is how every image is laid out.
  [{ height: 10 }, { width: '"900"', height: '"600"' }],
  [{ width: 300, height: 300 }, { height: '"200"' }],
])('an image of 900 by 600 that its author calls %j', (image, expected) => {
  for (const [kind, text] of Object.entries(expected)) {
    const code = JSON.stringify(createToken(0, kind as TokenKind));
    const size = { width: 900, height: 600 };
    expect(linkReferences(code, [{ ...reference('/a.png'), image }], () => ({ address: '/a.png', size }))).toBe(text);
  }
});

test('an image of unknown size keeps what its author says', () => {
  const code = `[${(['width', 'height', 'contain'] as const).map((kind) => JSON.stringify(createToken(0, kind))).join(', ')}]`;
  const linked = linkReferences(code, [{ ...reference('/a.png'), image: { height: 10 } }], () => ({ address: '/a.png' }));
  expect(linked).toBe('[undefined, "10", undefined]');
});
