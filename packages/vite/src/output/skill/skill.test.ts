import { readPage } from '@octavo/core';
import { expect, test } from 'vitest';
import { createOutputSite, createTestSource, readOutput } from '../output-fixture.ts';
import { skillOutput } from './skill-output.ts';

const source = createTestSource({ toUrl: (href) => `https://a.test${href}`, readBody: () => 'Board early.\n' });

/** The frontmatter of a skill, as our own reader takes it, and the whole text. */
async function read(config: object, files: Record<string, string>): Promise<[unknown, string]> {
  const text = (await readOutput(skillOutput, { site: createOutputSite(config, files), source }))['/skill.md'] ?? '';
  return [readPage(text, 'skill.md').page.frontmatter, text];
}

test('a skill says when to use the docs, how to find a page, and what there is', async () => {
  const navigation = { groups: [{ group: 'Guide', pages: ['a', 'b'] }] };
  const [head, text] = await read({ name: 'Ferry: "Co"', description: 'Ferries\nand fares.', navigation }, { 'a.mdx': '', 'b.mdx': '' });
  expect(head).toEqual({
    name: 'ferry-co',
    description: 'Ferries and fares. Use it for any question or task about Ferry: "Co".',
  });
  expect(text).toContain('https://a.test/llms.txt');
  expect(text).toContain('- Guide: begins with [A](https://a.test/a.md), 1 more');
  expect((await read({ name: '渡船', navigation }, { 'a.mdx': '' }))[0]).toMatchObject({ name: 'docs' });
});

test('the own skill of an author keeps its frontmatter', async () => {
  const files = { 'a.mdx': '', 'skill.md': '---\nname: ferry\ndescription: "Use: at sea"\n---\n\nBoard early.' };
  const [head, text] = await read({ navigation: { groups: [{ group: 'Guide', pages: ['a'] }] } }, files);
  expect(head).toEqual({ name: 'ferry', description: 'Use: at sea' });
  expect(text).toMatch(/---\n\nBoard early\.\n$/);
});
