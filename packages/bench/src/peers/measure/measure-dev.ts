import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { findFreePort } from '../find-free-port.ts';
import { clearCaches } from '../peer-project.ts';
import type { PeerProject } from '../peer-project.ts';
import { startProgram } from '../start-program.ts';
import type { Program } from '../start-program.ts';
import type { PlainPage } from '../peer-tool.ts';
import { editPage, findSeenPage } from './measure-builds.ts';
import type { BenchSample } from './bench-sample.ts';

const EDITS = 8;
/** Milliseconds in which a server that has shown its first page is at rest, and between two edits. */
const REST = 3000;
const PAUSE = 500;

/** Starts the dev server without and with its caches, and edits the open page: from the start to the heading, from the write to the new text. */
export async function measureDev(project: PeerProject, pages: readonly PlainPage[], browser: Browser): Promise<BenchSample[]> {
  await clearCaches(project);
  // Some caches are kept by the port.
  const port = await findFreePort();
  const samples: BenchSample[] = [];
  for (const kind of ['cold', 'warm'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const start = performance.now();
    const program = startProgram(project, project.tool.dev(port));
    try {
      await showPage({ page, program, port, target: findSeenPage(pages) });
      samples.push({ name: `dev, ${kind}, start to heading`, unit: 's', value: (performance.now() - start) / 1000 });
      if (kind === 'warm') samples.push(...(await measureEdits(project, pages, page)));
    } finally {
      await context.close();
      await program.stop();
    }
  }
  return samples;
}

/** A server may listen before it answers: asked again until the page is there. */
async function showPage({ page, program, port, target }: { page: Page; program: Program; port: number; target: PlainPage }): Promise<void> {
  const isOver = program.ended.then(
    () => Promise.reject(new Error(`The dev server ended:\n${program.terminal()}`)),
    (error: unknown) => Promise.reject(error),
  );
  isOver.catch(() => 'It is meant to be stopped.');
  const heading = page.locator('h1', { hasText: target.title });
  for (;;) {
    const opened = page.goto(`http://localhost:${port}/${target.path}`, { waitUntil: 'commit' }).then(
      (response) => response?.ok() === true,
      () => false,
    );
    if (await Promise.race([opened, isOver])) break;
    await setTimeout(20);
  }
  await Promise.race([heading.first().waitFor({ timeout: 180_000 }), isOver]);
}

async function measureEdits(project: PeerProject, pages: readonly PlainPage[], page: Page): Promise<BenchSample[]> {
  const samples: BenchSample[] = [];
  await setTimeout(REST);
  // The first one warms what the others use.
  for (let edit = 0; edit <= EDITS; edit += 1) {
    const start = performance.now();
    const text = await editPage(project, pages, `e${edit}`);
    await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, { polling: 'raf', timeout: 60_000 });
    if (edit > 0) samples.push({ name: 'dev, edit to pixel', unit: 'ms', value: performance.now() - start });
    await setTimeout(PAUSE);
  }
  return samples;
}
