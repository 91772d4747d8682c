import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTerminal } from '../../packages/cli/src/terminal/terminal.ts';
import { loadEntry } from '../harness/own-packages.ts';
import { runProgram } from '../packed/run-program.ts';
import { DOCS, readFences, readReadmeFences } from './read-fences.ts';

/** What serves until it is ended, asks another machine, joins what eight machines have built, or shows a mistake: other tests run it. */
const ELSEWHERE = /^(?:(?:dev|preview|mcp|join)\b|audit https?:|build docs --outDir \.$)|--(?:watch|shard|cache)\b/;

const { runCli } = await loadEntry('octavo');

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

let temporary: string;
beforeAll(async () => {
  temporary = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-commands-'));
  await writeSite(path.join(temporary, 'site'));
});
afterAll(() => rm(temporary, { recursive: true, force: true, maxRetries: 5 }));

const commands = await listCommands();

test('the pages show some forty commands', () => {
  expect(commands.length).toBeGreaterThan(35);
});

/** A line to which another one adds but options shows nothing of its own: a build of the site takes two seconds of the processor. */
const longest = commands.filter((line) => !commands.some((other) => addsOptions(line, other)));

test.each(longest)('octavo %s', async (line) => {
  const words = splitWords(line);
  const folder = await prepareFolder(line, words);
  expect(await octavo(folder, words)).toEqual({ code: 0, errors: '' });
});

function addsOptions(line: string, other: string): boolean {
  const [words, others] = [readShape(line), readShape(other)];
  const added = others.find((word) => !words.includes(word));
  return added?.startsWith('--') === true && words.every((word) => others.includes(word));
}

/** The words of a command, whatever address its site has. */
function readShape(line: string): string[] {
  return splitWords(line.replaceAll(/(?<=https:\/\/)[^/\s]+/g, 'site'));
}

function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

const terminal = createTerminal();

/** Runs a command as its program does, in this process: forty starts of it would take a minute. */
async function octavo(folder: string, words: readonly string[]): Promise<{ code: number; errors: string }> {
  const errors: string[] = [];
  const own = process.cwd();
  process.chdir(folder);
  try {
    const code = await runCli(words, { ...terminal, print: () => undefined, printError: (text) => errors.push(text) });
    return { code, errors: errors.join('\n') };
  } finally {
    process.chdir(own);
  }
}

/** The folder that a page has in mind: an app to join, another tool's site, or a site of ours, in which one command follows the other. */
async function prepareFolder(line: string, words: readonly string[]): Promise<string> {
  const [name = '', operand] = words;
  const site = path.join(temporary, 'site');
  const own = path.join(temporary, line.replaceAll(/\W+/g, '-'));
  if (name === 'init') {
    await writeFiles(own, APP);
    return own;
  }
  if (name === 'migrate') {
    await writeFiles(own, OTHERS);
    if (line.endsWith('--to docs')) await rm(path.join(own, 'docs'), { recursive: true });
    return own;
  }
  if (name === 'upgrade') {
    await cp(site, own, { recursive: true });
    return own;
  }
  // With another base, an output folder is another site's.
  if (name === 'build') await rm(path.join(site, 'dist'), { recursive: true, force: true });
  // An optional package, as the site's owner would install it.
  if (words.includes('--compiler')) await linkPackage(site, 'satteri');
  if (name === 'audit') await octavo(site, ['build', ...(operand === undefined ? [] : [operand])]);
  return site;
}

async function linkPackage(folder: string, name: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  await symlink(path.join(PACKAGES, 'vite/node_modules', name), path.join(folder, 'node_modules', name));
}

/** The command lines of all pages and READMEs, without `octavo` and comments, each once. */
async function listCommands(): Promise<string[]> {
  const reference = await readFile(path.join(DOCS, 'reference/commands.mdx'), 'utf8');
  const fences = [...readFences(), ...readReadmeFences()].filter(({ language }) => language === 'sh').map(({ text }) => text);
  const lines = [...fences, reference].flatMap((text) => text.match(/^(?:npx (?:-y )?)?octavo [a-z][^#\n]*/gm) ?? []);
  return [...new Set(lines.map((line) => line.replace(/^.*?octavo /, '').trim()))].filter((line) => !ELSEWHERE.test(line)).toSorted();
}

type Files = Readonly<Record<string, string>>;

const SITE: Files = {
  'docs.json': '{ "theme": "mint", "name": "Waypoint", "navigation": { "pages": ["introduction"] } }',
  'introduction.mdx': '---\ntitle: Introduction\ndescription: What it does.\n---\n\nText.\n',
};

const API = 'openapi: 3.1.0\ninfo: { title: Waypoint, version: "1" }\npaths: {}\n';

const APP: Files = {
  'package.json':
    '{ "name": "waypoint", "private": true, "type": "module", "dependencies": { "react": "^19.0.0", "react-dom": "^19.0.0" } }',
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
  'vite.config.ts': "import { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [] });\n",
  'src/main.tsx':
    "import { createRoot } from 'react-dom/client';\n\ncreateRoot(document.getElementById('root')!).render(<h1>Waypoint</h1>);\n",
};

const OTHERS: Files = {
  'mkdocs.yml': 'site_name: Waypoint\n',
  'docs/.vitepress/config.ts': "export default { title: 'Waypoint' };",
  'docs/index.md': '# Waypoint\n',
  'website/.vitepress/config.ts': "export default { title: 'Waypoint' };",
  'website/index.md': '# Waypoint\n',
  'ferry/mkdocs.yml': 'site_name: Ferry\n',
  'ferry/docs/index.md': '# Ferry\n',
};

/** A site with another one in it, two versions of an API, and extensions, in a repository: all that the commands name. */
async function writeSite(folder: string): Promise<void> {
  await writeFiles(folder, {
    ...SITE,
    ...Object.fromEntries(Object.entries(SITE).map(([name, text]) => [`docs/${name}`, text])),
    'package.json': '{ "name": "waypoint", "private": true, "type": "module" }',
    'openapi.yaml': API,
    'old.yaml': API,
    'new.yaml': API,
    'docs-extension.ts': 'export default {};\n',
    'own-header/extension.ts': 'export default {};\n',
    '.gitignore': 'node_modules\n',
  });
  const git = (...args: string[]): Promise<string> =>
    runProgram({ cwd: folder, command: ['git', '-c', 'user.name=Writer', '-c', 'user.email=writer@waypoint.example', ...args] });
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin');
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
