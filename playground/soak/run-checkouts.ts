import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Browser } from 'playwright-core';

import type { Random } from '../harness/create-random.ts';
import { readArticle } from '../harness/read-page.ts';
import { runVite } from '../harness/run-vite.ts';

/** What to check out, and how often. */
export interface CheckoutOptions {
  /** The folder of a site, which is copied. */
  site: string;
  rounds: number;
  random: Random;
  browser: Browser;
  onRound(text: string): void;
}

/** Milliseconds after which what is old stays old: minutes, since a machine that has a lot to do is slow, and slow is no fault. */
const PATIENCE = 180_000;

/** Pages that are opened at first, and of each round. */
const OPENED = { first: 25, each: 2 };

/** What the second commit adds to a page's text, and to that of a snippet, which pages without the first show. */
const MARK = 'Text of the other commit.';
const SNIPPET_MARK = 'Another text of this snippet.';

/**
 * Checks out two commits of a copy of a real site, back and forth, before a running dev server and a browser: after each round all modules
 * that were loaded are what the disk holds, and the open page too. Of the pages a third differs, some are in one commit alone, and some
 * are elsewhere. Gives what was not so.
 */
export async function runCheckouts({ site, rounds, random, browser, onRound }: CheckoutOptions): Promise<string[]> {
  const root = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-checkouts-'));
  const git = async (...words: string[]): Promise<void> =>
    void (await promisify(execFile)('git', ['-c', 'user.name=soak', '-c', 'user.email=soak@example.com', ...words], { cwd: root }));
  const faults: string[] = [];
  await cp(site, root, { recursive: true });
  await git('init', '-q', '-b', 'one');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'One');
  await git('checkout', '-q', '-b', 'two');
  const kept = await changePages(root, random);
  await git('add', '-A');
  await git('commit', '-q', '-m', 'Two');
  const server = await runVite({ command: 'dev', root, isBare: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const open = async (file: string): Promise<void> => {
    const address = `${server.origin}/${encodeURI(file.replace(/\.mdx?$/, ''))}`;
    await page.goto(address, { waitUntil: random.pick(['load', 'load', 'commit']) }).catch(() => page.goto(address));
  };
  try {
    for (let count = 0; count < OPENED.first; count += 1) await open(random.pick(kept));
    for (let round = 1; round <= rounds; round += 1) {
      let shown = '';
      for (let count = 0; count < OPENED.each; count += 1) await open((shown = random.pick(kept)));
      const branches = random.pick([['one'], ['two'], ['one', 'two'], ['two', 'one'], ['one', 'two', 'one']]);
      onRound(`round ${round}: ${branches.join(', ')}, with ${shown} open`);
      for (const branch of branches) {
        await setTimeout(random.pick([0, 30, 120, 450, 1500]));
        await git('checkout', '-q', branch);
      }
      const isMarked = (await readFile(path.join(root, shown), 'utf8')).includes(MARK);
      const wrong = await settle(async () => {
        const { outdated } = await server.inspect();
        if (outdated.length > 0) return `outdated: ${outdated.join(', ')}`;
        return (await readArticle(page)).includes(MARK) === isMarked ? undefined : `${shown} shows the other commit's text`;
      });
      if (wrong === undefined) continue;
      faults.push(`round ${round}: ${wrong}`);
      onRound(`  ${wrong}`);
    }
  } catch (error) {
    faults.push(`${String(error)}\n${server.terminal().slice(-3000)}`);
  } finally {
    await page.close();
    await server.stop();
    await rm(root, { recursive: true, force: true });
  }
  return faults;
}

/** The frontmatter of a page that another site shows. */
const LEADS_OUT = /^---\n(?:(?!---).*\n)*?url: *["']?https?:/;

/** Makes the second commit's files of the first one's; gives the pages that both have at the same place. */
async function changePages(root: string, random: Random): Promise<string[]> {
  const files = (await readdir(root, { recursive: true }))
    .filter((file) => /\.mdx?$/.test(file) && !/^(?:\.git|node_modules)\/|README/.test(file))
    .toSorted();
  const kept: string[] = [];
  for (const file of files) {
    const isSnippet = /(?:^|\/)_?snippets\//.test(file);
    const change = random.pick(['edit', 'edit', 'edit', 'none', 'none', 'none', 'none', 'none', 'remove', 'move']);
    if (change === 'remove') await rm(path.join(root, file));
    else if (change === 'move') await rename(path.join(root, file), path.join(root, file.replace(/(\.mdx?)$/, '-moved$1')));
    else if (!isSnippet && !LEADS_OUT.test(await readFile(path.join(root, file), 'utf8'))) kept.push(file);
    if (change !== 'edit') continue;
    const text = await readFile(path.join(root, file), 'utf8');
    await writeFile(path.join(root, file), `${text}\n\n${isSnippet ? SNIPPET_MARK : MARK}\n`);
  }
  return kept;
}

async function settle(find: () => Promise<string | undefined>): Promise<string | undefined> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const wrong = await find().catch((error: unknown) => String(error));
    if (wrong === undefined || Date.now() > end) return wrong;
    await setTimeout(100);
  }
}
