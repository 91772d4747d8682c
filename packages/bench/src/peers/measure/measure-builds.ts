import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MARK } from '../create-plain-pages.ts';
import { clearCaches } from '../peer-project.ts';
import type { PeerProject } from '../peer-project.ts';
import { startProgram } from '../start-program.ts';
import type { PlainPage } from '../peer-tool.ts';
import type { BenchSample } from './bench-sample.ts';

/** Builds a site from nothing, again with nothing changed, and again with one paragraph of one page changed. */
export async function measureBuilds(project: PeerProject, pages: readonly PlainPage[], run: number): Promise<BenchSample[]> {
  await clearCaches(project);
  await rm(path.join(project.folder, project.tool.output), { recursive: true, force: true });
  const cold = await build(project, 'build, cold');
  const same = await build(project, 'build, nothing changed');
  await editPage(project, pages, String(run));
  return [...cold, ...same, ...(await build(project, 'build, one page changed'))];
}

async function build(project: PeerProject, name: string): Promise<BenchSample[]> {
  const { time, cpu, memory } = await startProgram(project, project.tool.build).ended;
  return [
    { name, unit: 's', value: time },
    { name: `${name}, processor time`, unit: 's', value: cpu },
    { name: `${name}, memory`, unit: 'MiB', value: memory },
  ];
}

/** Writes another text into the page that is looked at, and gives it. */
export async function editPage({ tool, folder }: PeerProject, pages: readonly PlainPage[], label: string): Promise<string> {
  const page = findSeenPage(pages);
  const file = path.join(folder, tool.locatePage(page));
  const text = `Mark of the text: ${label}.`;
  await writeFile(file, (await readFile(file, 'utf8')).replace(new RegExp(MARK.replace('000', '[^.]*')), text));
  return text;
}

/** The page that is opened and edited: neither the first nor the last of its group. */
export function findSeenPage(pages: readonly PlainPage[]): PlainPage {
  const page = pages[Math.min(5, pages.length - 1)];
  if (page === undefined) throw new Error('A site needs a page.');
  return page;
}
