import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PageWatch } from './browser/page-watch.ts';
import type { Edit } from './edits/edit.ts';
import type { DevServer } from './server/dev-server.ts';

/** What one kind of edit took, in milliseconds, one number for each edit that showed. */
export interface EditMeasurement {
  name: string;
  /** From just before the write to the frame that shows it. */
  shown: number[];
  /** From just before the write to the arrival of the last message about it in the browser: the dev server's part before any request. */
  heard: number[];
  /** The dev server's processor time, one number for all edits together; undefined where the system does not tell. */
  cpu: number | undefined;
  /** Documents that were loaded meanwhile. Zero, or something is wrong. */
  reloads: number;
  /** Edits that never showed. Zero, or something is wrong. */
  lost: number;
}

/** Where edits are made and watched. */
export interface EditScope {
  root: string;
  watch: PageWatch;
  server: DevServer;
  rounds: number;
  pause: number;
}

/** Makes one kind of edit again and again, each after the one before has shown. */
export async function measureEdit(edit: Edit, { root, watch, server, rounds, pause }: EditScope): Promise<EditMeasurement> {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const shown: number[] = [];
  const heard: number[] = [];
  const loadsBefore = watch.loads();
  const cpuBefore = server.cpu();
  let lost = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const changes = edit.change(read, round);
    const untilShown = await watch.expect(edit.probe(round));
    const start = Date.now();
    for (const { file, text } of changes) writeFileSync(path.join(root, file), text);
    const seen = await untilShown();
    if (seen === undefined) lost += 1;
    else shown.push(seen.shown - start);
    if (seen?.heard !== undefined) heard.push(seen.heard - start);
    await setTimeout(pause);
  }
  const cpuAfter = server.cpu();
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  return { name: edit.name, shown, heard, cpu, reloads: watch.loads() - loadsBefore, lost };
}
