import { expect, it } from 'vitest';
import { findDeepTag } from './find-deep-tag.ts';
import { scanSource } from './scan-source.ts';

const find = (text: string): number | undefined => findDeepTag(text, () => scanSource(text));

it('finds the tag that stands in three hundred open ones', () => {
  expect(find(`a ${'<b>'.repeat(400)}`)).toBe(2 + 300 * 3);
  expect(find('<Card a={'.repeat(400))).toBe(300 * 9);
});

it('takes elements beside each other, without an end and in code for what they are', () => {
  expect(find('<b>a</b> <Card />\n'.repeat(1000))).toBeUndefined();
  expect(find('<img src="a.png"/> <br/> <br> <li> <p>\n'.repeat(1000))).toBeUndefined();
  expect(find('<Card icon={<img/>} />\n'.repeat(1000))).toBeUndefined();
  expect(find('<https://a.b> <me@a.b> <a.b@c.d>\n'.repeat(1000))).toBeUndefined();
  expect(find(`\`\`\`html\n${'<b>'.repeat(1000)}\n\`\`\`\n`)).toBeUndefined();
  expect(find(`${'<b>'.repeat(299)}${'<i>a</i>'.repeat(1000)}`)).toBeUndefined();
});
