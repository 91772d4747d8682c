import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConfig, readPage } from '@octavo/core';
import { transform } from 'lightningcss';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { COMMANDS } from '../../packages/cli/src/command-list.ts';
import { OPTIONS } from '../../packages/cli/src/parse-options.ts';
import { renderNginx } from '../../packages/vite/src/output/redirects/render-nginx.ts';
import { DOCS, readFences, readReadmeFences } from './read-fences.ts';
import type { Fence } from './read-fences.ts';

const fences = readFences();
const nameFence = ({ page, title, text }: Fence): string => `${page}: ${title || (text.split('\n')[0] ?? '')}`;
const having = (isWanted: (fence: Fence) => boolean, all = fences): [string, Fence][] =>
  all.filter(isWanted).map((one) => [nameFence(one), one]);

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

test.each(having(({ language }) => language === 'toml'))('%s can be read', (_name, { text }) => {
  expect(Object.keys(parseToml(text))).not.toEqual([]);
});

test.each(having(({ language }) => language === 'css', [...fences, ...readReadmeFences()]))(
  '%s is CSS, and sets tokens that there are',
  (_name, { text }) => {
    const { code, warnings } = transform({ filename: 'styles.css', code: Buffer.from(text) });
    // At rules of Tailwind's are its own matter.
    expect(warnings.filter(({ type }) => type !== 'AtRuleInvalid')).toEqual([]);
    const table = readFileSync(path.join(DOCS, 'reference/tokens-and-slots.mdx'), 'utf8');
    const set = code.toString().match(/--octavo-[\w-]+(?=:)/g) ?? [];
    expect(set.filter((token) => !table.includes(`| \`${token}\``))).toEqual([]);
  },
);

test.each(having(({ language, text }) => language === 'mdx' && text.startsWith('---')))(
  '%s has frontmatter without a fault',
  (_name, { text }) => {
    expect(readPage(text, 'page.mdx').diagnostics).toEqual([]);
  },
);

/** `octavo build docs --host netlify # a comment` -> `build`, [`--host`] */
const commandLines = having(({ language }) => language === 'sh', [...fences, ...readReadmeFences()]).flatMap(([name, { text }]) =>
  [...text.matchAll(/^(?:npx (?:-y pnpm@\d+ )?)?octavo ([a-z][\w-]*)([^#\n]*)/gm)].map(
    ([line, command = '', rest = '']): [string, string, string[]] => [`${name}: ${line}`, command, rest.match(/--[\w-]+/g) ?? []],
  ),
);

test.each(commandLines)('%s names a command and options that there are', (_name, name, flags) => {
  const command = COMMANDS.find((one) => one.name === name);
  const taken = command?.options.map((key) => OPTIONS[key].flag.split(' ')[0]) ?? [];
  expect(command).toBeDefined();
  expect(flags.filter((flag) => !taken.includes(flag))).toEqual([]);
});

test('the guide for nginx has all that the file of redirects asks for', () => {
  const asked =
    renderNginx([], '/')
      .match(/(?<=^# {3}).*$/gm)
      ?.map((line) => line.trim()) ?? [];
  const guide = fences.find(({ page, title }) => page === 'do/deploy/nginx.mdx' && title === 'nginx.conf')?.text ?? '';
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((line) => !guide.split('\n').some((shown) => shown.trim() === line))).toEqual([]);
  // Without these nginx does not start, or sends sheets as text.
  expect(guide).toMatch(/^events \{\}$[^]*include \/etc\/nginx\/mime\.types;/m);
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
