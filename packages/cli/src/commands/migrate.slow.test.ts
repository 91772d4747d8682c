import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'octavo-migrate-'));
  write('.vitepress/config.mjs', "export default { title: 'Ferry', themeConfig: { sidebar: [{ text: 'Start', link: '/start' }] } }");
  write('index.md', '# Ferry\n\n[Start](./start)\n');
  write('start.md', '# Start\n\n<OwnThing name="x" />\n\n![](./boat.png)\n');
  write('boat.png', '');
});
afterEach(() => rmSync(parent, { recursive: true }));

it('proves and shows what it would write, and writes nothing with --dry-run', async () => {
  write('index.md', '---\ntitle: Ferry\n---\n\n{{ $frontmatter.title }} sails.\n');
  const { code, output } = await run('--dry-run', '--to', path.join(parent, 'new'));
  expect(output).toContain('1 of 2 pages right without manual work');
  expect(output).toMatch(/<OwnThing> comes from the old site's own code: start\.md:3/);
  expect(output).toContain('Nothing was written.');
  expect(output).toMatch(/^--- index\.md\n\+\+\+ index\.md\n@@[^]*\n-\{\{ \$frontmatter\.title \}\} sails\.\n\+Ferry sails\.\n/);
  expect(output).toContain('\n\nOther files\n  boat.png (0 kB)\n  docs.json (1 kB)\n  start.md (1 kB)\n');
  expect(code).toBe(0);
  expect(readdirSync(parent)).toEqual(['old']);
});

it('writes a site that stands, leaves the old one alone and refuses to overwrite', async () => {
  const target = path.join(parent, 'new');
  write(
    '.vitepress/config.mjs',
    "export default { title: 'Ferry', base: '/ferry/', themeConfig: { sidebar: [{ text: 'Start', link: '/start' }] } }",
  );
  const { output } = await run('--to', target);
  expect(output).toContain('the old site is as it was');
  expect(output).toMatch(/Wrote 6 files[^]*\n {2}cd .*new\n {2}(\w+) install\n {2}\1 run dev$/);
  expect(readdirSync(target).toSorted()).toEqual(['.gitignore', 'boat.png', 'docs.json', 'index.md', 'package.json', 'start.md']);
  expect(JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'))).toMatchObject({
    name: 'new',
    scripts: { dev: 'octavo dev --base /ferry', build: 'octavo build --base /ferry', preview: 'octavo preview --base /ferry' },
    devDependencies: { octavo: expect.stringMatching(/^\^\d/) },
  });
  expect(readFileSync(path.join(parent, 'old/start.md'), 'utf8')).toContain('<OwnThing');
  const again = await run('--to', target);
  expect(again.output).toContain('is not empty');
  expect(again.code).toBe(2);
});

it('names icons and values of the old site, and counts pages that show types as right', async () => {
  write('start.md', '# Start\n\n<Icon icon="OwnBoatIcon" />\n\n```ts twoslash\nconst a = 1;\n```\n');
  const { output } = await run('--dry-run');
  expect(output).toContain("OwnBoatIcon comes from the old site's own code: start.md:3");
  expect(output).toContain('1 of 2 pages right without manual work');
  expect(output).toContain('1 more is right except for components of the old site');
  expect(output).toContain('One page shows the types of code');
});

it('counts no page as right of which something has to be done by hand', async () => {
  write('index.md', '# Ferry\n\n{{ total }}\n');
  const { output } = await run('--dry-run');
  expect(output).toContain('0 of 2 pages right without manual work');
  expect(output).toContain('index.md:3: `{{ total }}`');
});

it('counts mistakes of the old text as such', async () => {
  write('index.md', '# Ferry\n\nBoats[^1] sail, \\(a^2\\).\n\n<Tabs>\n</Tabs>\n');
  write('start.md', '# Start\n');
  const { output } = await run('--dry-run');
  expect(output).toContain('2 of 2 pages right without manual work');
  expect(output).toContain('3 broken links and mistakes in texts are as they were');
});

it('says which tools it knows, and which folder has the site', async () => {
  write('../repository/docs/mkdocs.yml', 'site_name: Ferry');
  expect((await runIn('repository')).output).toMatch(
    /No site from another tool was found in .*\n.*There is one in docs: octavo migrate .*docs/,
  );
  expect((await run('--from', 'nothing')).output).toContain('--from takes one of: mintlify, vitepress');
  expect(existsSync(path.join(parent, 'old-octavo'))).toBe(false);
});

function write(file: string, text: string): void {
  const target = path.join(parent, 'old', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function run(...argv: string[]): Promise<{ code: number; output: string }> {
  return runIn('old', ...argv);
}

async function runIn(folder: string, ...argv: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const keep = (text: string): void => void output.push(text);
  const terminal = { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false, isAnnotated: false };
  return { code: await runCli(['migrate', path.join(parent, folder), ...argv], terminal), output: output.join('\n') };
}
