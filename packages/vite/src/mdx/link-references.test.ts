import { expect, it } from 'vitest';
import { createToken, linkReferences } from './link-references.ts';

const reference = (value: string) => ({ kind: 'link' as const, value, line: 1, column: 1 });

it('replaces each token by what resolves it, as a JavaScript string', () => {
  const code = `[${JSON.stringify(createToken(0))}, ${JSON.stringify(createToken(11))}]`;
  const references = Array.from({ length: 12 }, (_, index) => reference(`/${index}`));
  const linked = linkReferences(code, references, ({ value }) => `${value}"\n$&`);
  expect(JSON.parse(linked)).toEqual(['/0"\n$&', '/11"\n$&']);
});

it('leaves what only looks like a token', () => {
  const code = '["octavo_ref_0", "__octavo_ref_0__", "\\u0001octavo_ref_7\\u0001"]';
  expect(linkReferences(code, [reference('/')], () => 'x')).toBe(code);
});
