import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findSpec } from './openapi/find-spec.ts';
import { measureBuild } from './openapi/measure-build.ts';
import { weighPages } from './openapi/weigh-pages.ts';
import { writeBenchSite } from './openapi/write-bench-site.ts';
import { startDevServer } from './server/dev-server.ts';

/*
 * `pnpm bench:openapi --starts=3 --spec=<file>`: what a large API file costs: the start of the dev server with it and without, what its
 * pages weigh, and the memory of a build. Fails where one of the limits is not kept.
 */
const LIMITS = { start: 1000, page: 150_000, memory: 1.5e9 };
const option = (name: string): string | undefined =>
  process.argv
    .slice(2)
    .find((argument) => argument.startsWith(`--${name}=`))
    ?.slice(name.length + 3);

const spec = await findSpec(option('spec'));
const folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-bench-'));
const [without, withSpec] = [path.join(folder, 'without'), path.join(folder, 'with')];

try {
  await writeBenchSite(without, undefined);
  await writeBenchSite(withSpec, spec);
  const starts: { without: Start; with: Start }[] = [];
  // One start of each before those that count fills the caches.
  for (let count = 0; count <= Number(option('starts') ?? 3); count += 1) {
    const pair = { without: await measureReady(without), with: await measureReady(withSpec) };
    if (count > 0) starts.push(pair);
  }
  const build = await measureBuild({ root: withSpec, cache: path.join(folder, 'cache') });
  const weights = await weighPages(path.join(withSpec, 'dist'));
  const start = middle(starts.map((pair) => pair.with.time - pair.without.time));
  const work = middle(starts.map((pair) => pair.with.cpu - pair.without.cpu));
  const rows = [
    ['start, more than without', `${Math.round(start)} ms`, start <= LIMITS.start],
    ['of it processor time', `${Math.round(work)} ms`, true],
    [`page of ${weights.pages}, median`, `${(weights.median / 1000).toFixed(1)} kB`, true],
    [`largest page, ${weights.where}`, `${(weights.largest / 1000).toFixed(1)} kB`, weights.largest <= LIMITS.page],
    ['build, memory', `${(build.memory / 1e6).toFixed(0)} MB`, build.memory <= LIMITS.memory],
    ['build, time', `${(build.time / 1000).toFixed(1)} s`, true],
  ] as const;
  for (const [what, value, isKept] of rows) console.log(`${isKept ? 'ok  ' : 'FAIL'}  ${value.padStart(10)}  ${what}`);
  process.exitCode = rows.every(([, , isKept]) => isKept) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Milliseconds, by the clock and of the processor: on a busy machine the second tells more. */
interface Start {
  time: number;
  cpu: number;
}

/** What it takes until the first document has been answered: by then the site has been read. */
async function measureReady(root: string): Promise<Start> {
  const begin = performance.now();
  const server = await startDevServer({ root, cache: path.join(folder, 'cache') });
  await (await fetch(server.origin, { headers: { accept: 'text/html' } })).text();
  const start = { time: performance.now() - begin, cpu: server.cpu() ?? 0 };
  await server.stop();
  return start;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
