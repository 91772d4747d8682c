import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser/open-browser.ts';
import { createPlainPages } from './peers/create-plain-pages.ts';
import { formatPeers } from './peers/format-peers.ts';
import { installPeer } from './peers/install-peer.ts';
import { measureBuilds } from './peers/measure/measure-builds.ts';
import { measureDev } from './peers/measure/measure-dev.ts';
import { measureVisit } from './peers/measure/measure-visit.ts';
import type { BenchSample } from './peers/measure/bench-sample.ts';
import { parsePeerOptions } from './peers/parse-peer-options.ts';
import { describeMachine } from './peers/peer-results.ts';
import type { PeerResult } from './peers/peer-results.ts';
import { findPeerProject, writeProject } from './peers/peer-project.ts';
import type { PeerProject } from './peers/peer-project.ts';
import type { PlainPage } from './peers/peer-tool.ts';
import { PEERS } from './peers/peers.ts';
import { OCTAVO } from './peers/tools/octavo.ts';

/*
 * `pnpm bench`: what a site costs the one who builds it, the one who writes it and the one who reads it, with Octavo as it is published and with
 * each other tool that is installed. Writes Markdown and JSON.
 */
const options = parsePeerOptions(process.argv.slice(2));
const report = (line: string): void => void process.stderr.write(`${line}\n`);
const folder = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'octavo-bench-')));
const isAsked = ({ name }: (typeof PEERS)[number]): boolean => options.tools.length === 0 || options.tools.includes(name.toLowerCase());

// Octavo is what this clone holds now, the others what was installed once.
for (const tool of PEERS.filter(isAsked)) {
  if (tool !== OCTAVO && !options.install) continue;
  report(`${tool.name}: install`);
  await installPeer(tool, folder);
}
if (!options.install) await measureAll();
if (options.folder === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function measureOnce(
  project: PeerProject,
  { pages, run, browser }: { pages: PlainPage[]; run: number; browser: Browser },
): Promise<BenchSample[]> {
  const { parts } = options;
  // What a reader meets is what the build before it wrote.
  const built = parts.includes('build') || parts.includes('page') ? await measureBuilds(project, pages, run) : [];
  const read = parts.includes('page') ? await measureVisit(project, pages, browser) : [];
  return [...built, ...read, ...(parts.includes('dev') ? await measureDev(project, pages, browser) : [])];
}

async function measureAll(): Promise<void> {
  const machine = describeMachine();
  const results: PeerResult[] = [];
  const browser = await openBrowser();
  try {
    for (const count of options.pages) {
      const pages = createPlainPages(count);
      for (const tool of PEERS.filter(isAsked)) {
        const project = findPeerProject(tool, folder);
        if (project === undefined) continue;
        const samples: BenchSample[] = [];
        try {
          await writeProject(project, pages);
          for (let run = 1; run <= options.runs; run += 1) {
            report(`${tool.name}, ${count} pages: run ${run} of ${options.runs}`);
            samples.push(...(await measureOnce(project, { pages, run, browser })));
          }
        } catch (error) {
          // What the others come to is not lost, nor what this one came to before.
          report(`${tool.name}, ${count} pages: ${error instanceof Error ? error.message : String(error)}`);
          process.exitCode = 1;
        }
        results.push({ tool: tool.name, version: project.version, pages: count, samples });
      }
    }
  } finally {
    await browser.close();
  }
  const text = formatPeers(machine, results);
  await writeFile(`${options.out}.json`, `${JSON.stringify({ machine, results }, null, 1)}\n`);
  await writeFile(`${options.out}.md`, text);
  console.log(text);
}
