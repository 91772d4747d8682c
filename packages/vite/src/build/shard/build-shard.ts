import { once } from 'node:events';
import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { finished } from 'node:stream/promises';
import { disk, readOr } from '../../disk/disk.ts';
import { fileSystem } from '../../disk/file-system.ts';
import { refuseBuild } from '../reports/build-error.ts';
import type { BuildScope } from '../build-scope.ts';
import { checkOutDir } from '../write/check-out-dir.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { findFatal } from '../reports/find-fatal.ts';
import { createProgress } from '../reports/progress.ts';
import { dealPages } from './deal-pages.ts';
import { readFacts } from './read-facts.ts';
import { ENTRIES_FILE, SHARD_FILE, SHARD_FORMAT } from '../../site/shard.ts';
import type { Shard, ShardCommand, ShardLine, ShardNumber } from '../../site/shard.ts';

/** Compiles a part of a site's pages, and writes what came of them to the output folder, for `joinShards`. */
export async function buildShard(context: BuildScope, { command, ...number }: ShardNumber & { command: ShardCommand }): Promise<void> {
  const { store, vite, root } = context;
  const outDir = path.resolve(vite.root, vite.build.outDir);
  const refusal = checkOutDir(context);
  refuseBuild(refusal ? [refusal] : []);
  const progress = createProgress(vite.logger);
  try {
    await store.settle();
    refuseBuild(findFatal(store.diagnostics(), {}));
    const sizeOf = ({ file }: SitePage): number => readOr(disk.stat(path.join(root, file)), undefined)?.size ?? 0;
    const pages = dealPages(Object.values(store.site().pages), { ...number, sizeOf });
    progress.compiling(pages.length);
    await Promise.all(pages.map((page) => compilePage(page, context)));
    collectGarbage();
    const facts = await readFacts(context, command);
    await writeShard(outDir, { format: SHARD_FORMAT, ...number, ...facts }, context);
  } finally {
    progress.end();
    await context.content.close();
  }
}

/** Makes what a build keeps of a page. What is wrong with it, the joined build reports. */
async function compilePage(page: SitePage, { content, outputSource, root }: BuildScope): Promise<void> {
  const file = path.posix.join(root, page.file);
  // A page that is made from a spec has none.
  if (disk.isFile(file)) await content.loadCode(file);
  await outputSource.readMarkdown(page).catch(() => undefined);
}

/** Node's reader of lines ends them at separators that JSON has in its strings. */
function writeLine(line: ShardLine): string {
  return JSON.stringify(line)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/** What the shard is, is written last: without it, there is no shard. */
async function writeShard(outDir: string, shard: Shard, context: BuildScope): Promise<void> {
  fileSystem.mkdirSync(outDir, { recursive: true });
  fileSystem.rmSync(path.join(outDir, SHARD_FILE), { force: true });
  const stream = fileSystem.createWriteStream(path.join(outDir, ENTRIES_FILE));
  for (const [name, cache] of Object.entries(context.content.caches)) {
    for (const { key, text } of cache.entries()) {
      const line: ShardLine = [name, key, text];
      if (!stream.write(`${writeLine(line)}\n`)) await once(stream, 'drain');
    }
  }
  stream.end();
  await finished(stream);
  fileSystem.writeFileSync(path.join(outDir, SHARD_FILE), `${JSON.stringify(shard, undefined, 2)}\n`);
}
