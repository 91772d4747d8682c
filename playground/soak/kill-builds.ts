import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';

import type { Random } from '../harness/create-random.ts';
import { readFolder } from '../harness/read-folder.ts';
import { plainEnvironment, runVite } from '../harness/run-vite.ts';
import { PAGES, createSoakSite, fileOf, type SoakSite } from './soak-site.ts';

/** How often to end a build, and who chooses the moments. */
export interface KillOptions {
  rounds: number;
  random: Random;
  onRound?: (text: string) => void;
}

/** How the build of a round ends: at a moment of its whole time, as soon as it begins to place its files, or as they are renamed. */
const ENDS = ['SIGKILL', 'SIGTERM', 'SIGKILL while placing', 'SIGKILL while renaming', 'SIGTERM while placing', 'two at once'] as const;

/**
 * Ends builds of a site over the output of an older one, and gives what was wrong: the output has to be the old one or the new one, and the
 * next build has to give the new one.
 */
export async function killBuilds({ rounds, random, onRound }: KillOptions): Promise<string[]> {
  const site = await createSoakSite();
  const dist = site.at('dist');
  const faults: string[] = [];
  const build = async (): Promise<number> => {
    const start = Date.now();
    await runVite({ command: 'build', root: site.root, isBare: true });
    return Date.now() - start;
  };
  const write = async (texts: Texts): Promise<void> => {
    for (const [file, text] of texts) await site.write(file, text);
  };
  try {
    // Its caches lie in it.
    await mkdir(site.at('node_modules'));
    const texts: Texts = await Promise.all(PAGES.map(async (href) => [fileOf(href), await site.read(fileOf(href))] as const));
    const others: Texts = await Promise.all(PAGES.map(async (href) => [fileOf(href), await site.remark(fileOf(href))] as const));
    await write(others);
    await build();
    const states = [{ texts: others, files: await readSite(dist) }];
    await write(texts);
    const length = await build();
    states.unshift({ texts, files: await readSite(dist) });
    for (let round = 1; round <= rounds; round += 1) {
      const [old, wanted] = states;
      if (old === undefined || wanted === undefined) break;
      const end = ENDS[(round - 1) % ENDS.length] ?? 'SIGKILL';
      const moment = random.pick(Array.from({ length: 200 }, (_, index) => Math.round((index * length) / 200)));
      await write(wanted.texts);
      const builds = Array.from({ length: end === 'two at once' ? 2 : 1 }, () => startBuild(site.root));
      const ended = Promise.all(builds.map((one) => once(one, 'exit')));
      if (end.endsWith('ing')) await untilPlacing(site.root, { builds, isStaged: end.endsWith('renaming') });
      else if (end !== 'two at once') await Promise.race([ended, setTimeout(moment)]);
      if (end !== 'two at once') for (const one of builds) one.kill(end.startsWith('SIGKILL') ? 'SIGKILL' : 'SIGTERM');
      const ends = await ended;
      const left = describe(await readSite(dist), { old: old.files, wanted: wanted.files });
      // What was killed among its renames is finished by whatever starts next, also by a build that fails.
      if (left !== 'new' && left !== 'old') await failBuild(site);
      const found = describe(await readSite(dist), { old: old.files, wanted: wanted.files });
      const name = `round ${round}: ${end}${/^SIG\w+$/.test(end) ? ` after ${moment} of ${length} ms` : ''}`;
      onRound?.(`${name}: ${left}${left === found ? '' : `, then ${found}`}`);
      const isEnded = ends.every(([, signal]) => signal === null);
      if (found !== 'new' && (isEnded || found !== 'old')) faults.push(`${name}: ${found}`);
      if (found === 'new') states.reverse();
    }
  } finally {
    await site.remove();
  }
  return faults;
}

type Texts = (readonly [file: string, text: string])[];

function startBuild(root: string): ChildProcess {
  const task = JSON.stringify({ command: 'build', root, isBare: true });
  return fork(path.join(import.meta.dirname, '../harness/vite-process.ts'), [task], {
    cwd: root,
    env: plainEnvironment(),
    stdio: 'ignore',
  });
}

/** The files that a host is given; the list of them names those of both builds for a moment. */
async function readSite(dist: string): Promise<Files> {
  const { '.octavo.json': _, ...files } = await readFolder(dist);
  return files;
}

/** Waits for the folder in which the files of a build lie on their way, or until all of them lie there; or for the end of all builds. */
async function untilPlacing(root: string, { builds, isStaged }: { builds: readonly ChildProcess[]; isStaged: boolean }): Promise<void> {
  const cache = path.join(root, 'node_modules/.octavo');
  const isPlacing = (): boolean =>
    existsSync(cache) &&
    readdirSync(cache)
      .filter((name) => builds.some(({ pid }) => name.startsWith(`.octavo-placing-${pid}-`)))
      .some((name) => !isStaged || existsSync(path.join(cache, name, 'record.json')));
  while (builds.some(({ exitCode }) => exitCode === null) && !isPlacing()) await setImmediate();
}

/** Starts a build that ends before it writes. */
async function failBuild(site: SoakSite): Promise<void> {
  const config = await site.read('docs.json');
  await site.write('docs.json', '{');
  const failure = await runVite({ command: 'build', root: site.root, isBare: true }).then(() => 'It ended well.', String);
  await site.write('docs.json', config);
  if (!failure.includes('docs.json')) throw new Error(`A build with a broken docs.json did not fail for that: ${failure}`);
}

type Files = Awaited<ReturnType<typeof readFolder>>;

function describe(found: Files, { old, wanted }: { old: Files; wanted: Files }): string {
  if (isSame(found, old)) return 'old';
  if (isSame(found, wanted)) return 'new';
  const names = [...new Set([...Object.keys(found), ...Object.keys(old), ...Object.keys(wanted)])];
  const strange = names.filter((name) => found[name] !== old[name] && found[name] !== wanted[name]);
  return `of both, ${names.filter((name) => found[name] === old[name]).length} old, ${names.filter((name) => found[name] === wanted[name]).length} new, ${strange.length} neither`;
}

function isSame(one: Files, other: Files): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}
