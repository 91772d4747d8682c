import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConfig, readPage } from '@octavo/core';
import { validate } from 'dockerfile-utils';
import { transform } from 'lightningcss';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { checkWorkflow } from '../harness/check-workflow.ts';
import { checkNetlify } from './check-netlify.ts';
import { checkShell } from './check-shell.ts';
import { DOCS } from './read-fences.ts';
import type { Fence } from './read-fences.ts';

/** A kind of fence that pages and READMEs have, and what holds it: a check, a test that runs it, or both. */
export type FenceKind = { name: string; has: (fence: Fence) => boolean } & (Checked | Ran);

interface Checked {
  /** What is wrong with a fence: an empty list says nothing is. `fences.test.ts` asks for each. */
  check: (fence: Fence) => readonly unknown[] | Promise<readonly unknown[]>;
  ranBy?: string;
}

interface Ran {
  check?: never;
  /** The test that runs all fences of the kind, from the folder of the workspace. */
  ranBy: string;
}

const PLAYGROUND = path.resolve(import.meta.dirname, '..');

/** Every kind of fence. A fence is of at least one; one that is of none fails the suite. */
export const FENCE_KINDS: readonly FenceKind[] = [
  {
    name: 'config of a site',
    has: ({ title }) => title === 'docs.json',
    check: ({ text }) => {
      const { config, diagnostics } = parseConfig(text, 'docs.json', { read: () => ({ text: '{ "pages": ["introduction"] }' }) });
      return config === undefined ? ['no config'] : diagnostics;
    },
  },
  { name: 'JSON', has: ({ language }) => language === 'json', check: ({ text }) => expectThings(JSON.parse(text)) },
  { name: 'TOML', has: ({ language }) => language === 'toml', check: ({ text }) => expectThings(parseToml(text)) },
  { name: 'YAML', has: ({ language }) => language === 'yaml', check: ({ text }) => expectThings(parseYaml(text)) },
  {
    name: 'workflow of GitHub',
    has: ({ title }) => title.startsWith('.github/workflows/'),
    check: ({ title, text }) => {
      // Some pages show what a workflow begins with.
      const content = text.includes('jobs:') ? text : `on: push\n${text}jobs: { job: { runs-on: ubuntu-latest, steps: [{ run: ls }] } }`;
      return checkWorkflow(title, content);
    },
  },
  {
    name: 'style sheet, with tokens that exist',
    has: ({ language }) => language === 'css',
    check: ({ text }) => {
      const { code, warnings } = transform({ filename: 'styles.css', code: Buffer.from(text) });
      const table = readFileSync(path.join(DOCS, 'reference/tokens-and-slots.mdx'), 'utf8');
      const unknown = (code.toString().match(/--octavo-[\w-]+(?=:)/g) ?? []).filter((token) => !table.includes(`| \`${token}\``));
      // At rules of Tailwind's are its own matter.
      return [...warnings.filter(({ type }) => type !== 'AtRuleInvalid'), ...unknown];
    },
  },
  {
    name: 'frontmatter',
    has: ({ language, text }) => language === 'mdx' && text.startsWith('---'),
    check: ({ text }) => readPage(text, 'page.mdx').diagnostics,
  },
  { name: 'text of a page', has: ({ language }) => language === 'mdx', ranBy: 'playground/docs/docs.packed.test.ts' },
  {
    name: 'TypeScript and JavaScript',
    has: ({ page, language, title }) => /^(?:tsx?|js)$/.test(language) && (title !== '' || page.endsWith('.md')),
    ranBy: 'playground/packed/recipe.spec.ts',
  },
  {
    name: 'commands',
    has: ({ language }) => language === 'sh',
    check: ({ text }) => checkShell(text),
    ranBy: 'playground/docs/commands.packed.test.ts',
  },
  { name: 'what a command prints', has: ({ title }) => title === 'Output', ranBy: 'playground/docs/docs.packed.test.ts' },
  {
    name: 'link in an app that the project `hosts` builds and opens',
    has: ({ language }) => language === 'html',
    check: ({ text }) => {
      const link = /<a [^>]*>/.exec(text)?.[0] ?? '';
      const files = globSync('hosts/apps/**/*.{html,vue,svelte,astro,jsx,js}', { cwd: PLAYGROUND });
      return files.some((file) => link !== '' && readFileSync(path.join(PLAYGROUND, file), 'utf8').includes(link)) ? [] : [text];
    },
  },
  { name: 'Dockerfile', has: ({ language }) => language === 'dockerfile', check: ({ text }) => validate(text) },
  // No parser of theirs that finds mistakes runs in Node: these were run by hand, and keep their form.
  { name: 'config of nginx', has: ({ language }) => language === 'nginx', check: ({ text }) => findUnclosed(text, /[;{}]$/) },
  { name: 'config of Caddy', has: ({ title }) => title === 'Caddyfile', check: ({ text }) => findUnclosed(text, /[^;]$/) },
  { name: 'redirects of Netlify', has: ({ title }) => title.endsWith('/_redirects'), check: checkNetlify },
  { name: 'headers of Netlify', has: ({ title }) => title.endsWith('/_headers'), check: checkNetlify },
  {
    name: 'redirects in the config of Netlify',
    has: ({ title, text }) => title === 'netlify.toml' && text.includes('[[redirects]]'),
    check: checkNetlify,
  },
  { name: 'list of paths', has: ({ title }) => /^\.\w+ignore$/.test(title), check: ({ text }) => findOthers(text, /^[\w./-]+$/) },
];

/** A text that is read, but says nothing, is a mistake. */
function expectThings(value: unknown): string[] {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? [] : ['nothing is in it'];
}

/** The lines that are not of a form. */
function findOthers(text: string, form: RegExp): string[] {
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => !form.test(line));
}

/** The lines of a config with braces that do not end as they should, and those that open or close one brace too many. */
function findUnclosed(text: string, end: RegExp): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  let depth = 0;
  const wrong = lines.filter((line) => {
    depth += line
      .replaceAll(/\$?\{\w+\}/g, '')
      .replaceAll(/[^{}]/g, '')
      .split('')
      .reduce((sum, sign) => sum + (sign === '{' ? 1 : -1), 0);
    return depth < 0 || !end.test(line);
  });
  return depth > 0 ? [...wrong, 'A brace is not closed.'] : wrong;
}
