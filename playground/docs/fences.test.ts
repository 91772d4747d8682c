import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConfig, readPage } from '@octavo/core';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { COMMANDS } from '../../packages/cli/src/command-list.ts';
import { OPTIONS } from '../../packages/cli/src/parse-options.ts';
import { DOCS, readFences } from './read-fences.ts';
import type { Fence } from './read-fences.ts';

const fences = readFences();
const nameFence = ({ page, title, text }: Fence): string => `${page}: ${title || (text.split('\n')[0] ?? '')}`;
const having = (isWanted: (fence: Fence) => boolean): [string, Fence][] => fences.filter(isWanted).map((one) => [nameFence(one), one]);

test.each(having(({ title }) => title === 'docs.json'))('%s is a config without a fault', (_name, { text }) => {
  const { config, diagnostics } = parseConfig(text, 'docs.json', { read: () => ({ text: '{ "pages": ["introduction"] }' }) });
  expect(config).toBeDefined();
  expect(diagnostics).toEqual([]);
});

test.each(having(({ language, title }) => /^(?:json|yaml)$/.test(language) && title !== 'docs.json'))(
  '%s can be read',
  (_name, { text }) => {
    expect(parseYaml(text)).toBeTypeOf('object');
  },
);

test.each(having(({ language, text }) => language === 'mdx' && text.startsWith('---')))(
  '%s has frontmatter without a fault',
  (_name, { text }) => {
    expect(readPage(text, 'page.mdx').diagnostics).toEqual([]);
  },
);

/** `octavo build docs --host netlify` -> `build`, [`--host`] */
const commandLines = having(({ language }) => language === 'sh').flatMap(([name, { text }]) =>
  [...text.matchAll(/^(?:npx )?octavo ([\w-]+)(.*)$/gm)].map(([line, command = '', rest = '']): [string, string, string[]] => [
    `${name}: ${line}`,
    command,
    rest.match(/--[\w-]+/g) ?? [],
  ]),
);

test.each(commandLines)('%s names a command and options that there are', (_name, name, flags) => {
  const command = COMMANDS.find((one) => one.name === name);
  const taken = command?.options.map((key) => OPTIONS[key].flag.split(' ')[0]) ?? [];
  expect(command).toBeDefined();
  expect(flags.filter((flag) => !taken.includes(flag))).toEqual([]);
});

/** What a guide shows of an extension or a theme runs in the playground. */
const shown = having(({ page }) => page.startsWith('do/extend/')).flatMap(([name, fence]): [string, Fence, string][] => {
  const files = [`extensions/extensions/${fence.title}`, `theme/${fence.title}`].map((file) =>
    path.resolve(DOCS, '../../playground', file),
  );
  const file = files.find((one) => fence.title !== '' && !fence.title.endsWith('vite.config.ts') && existsSync(one));
  return file === undefined ? [] : [[name, fence, file]];
});

test.each(shown)('%s is what the playground runs', (_name, { text }, file) => {
  expect(text.trim()).toBe(readFileSync(file, 'utf8').trim());
});

test('nine extensions are shown', () => {
  expect(new Set(shown.map(([, { page }]) => page)).size).toBe(9);
});

test('no page takes more than ten minutes to read', () => {
  const pages = globSync('**/*.mdx', { cwd: DOCS, exclude: ['node_modules/**', 'dist/**'] });
  expect(pages.length).toBeGreaterThan(100);
  const long = pages.filter((page) => readFileSync(path.join(DOCS, page), 'utf8').split(/\s+/).length > 2000);
  expect(long).toEqual([]);
});
