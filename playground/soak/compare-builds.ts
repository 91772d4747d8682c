import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runCli } from '../../packages/cli/src/run-cli.ts';
import { createRandom } from '../harness/create-random.ts';
import { editSite, layOutSite } from '../harness/edit-site.ts';
import { readFolder } from '../harness/read-folder.ts';

/** Edits a site again and again, builds it with what earlier builds left, and compares that with a build from nothing. Gives the rounds that differ. */
export async function compareBuilds(setup: {
  seed: number;
  rounds: number;
  /** Edits between two builds. */
  edits: number;
  onRound: (text: string) => void;
}): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'octavo-edits-'));
  const site = path.join(root, 'site');
  const anew = path.join(root, 'anew/site');
  const faults: string[] = [];
  layOutSite(site);
  // The caches lie in it.
  mkdirSync(path.join(site, 'node_modules'));
  for (let round = 0; round < setup.rounds; round += 1) {
    const random = createRandom(setup.seed + round);
    const edits = Array.from({ length: setup.edits }, () => editSite(site, random)).join(', ');
    const kept = await build(site);
    rmSync(path.dirname(anew), { recursive: true, force: true });
    cpSync(site, anew, { recursive: true, filter: (file) => path.basename(file) !== '.vite' });
    const made = await build(anew);
    const names = [...new Set([...Object.keys(kept), ...Object.keys(made)])].filter((name) => kept[name] !== made[name]);
    if (names.length > 0) faults.push(`seed ${setup.seed + round}: ${edits}: ${names.join(', ')}`);
    setup.onRound(
      `seed ${setup.seed + round}: ${names.length} of ${Object.keys(made).length} files differ: ${[edits, ...names].join(', ')}`,
    );
  }
  // What differs is left to be looked at.
  if (faults.length === 0) rmSync(root, { recursive: true });
  else setup.onRound(root);
  return faults;
}

async function build(folder: string): Promise<Record<string, string>> {
  const code = await runCli(['build', folder, '--outDir', '../dist']);
  if (code !== 0) throw new Error('A build failed.');
  return readFolder(path.join(folder, '../dist'));
}
