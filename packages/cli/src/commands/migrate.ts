import os from 'node:os';
import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/disk';
import { beginPackage } from 'create-octavo';
import type { CommandContext } from '../command.ts';
import { formatPlannedFiles } from '../migrate/format-planned-files.ts';
import { formatMigration } from '../migrate/format-migration.ts';
import { planMigration } from '../migrate/plan-migration.ts';
import type { MigrationPlan } from '../migrate/plan-migration.ts';
import { proveMigration } from '../migrate/prove-migration.ts';
import { openSource } from '../migrate/source.ts';
import type { OldSource } from '../migrate/source.ts';
import { TOOLS } from '../migrate/tools/tools.ts';
import { writeMigration } from '../migrate/write-migration.ts';
import { formatPath } from '../terminal/format-path.ts';
import { UserError } from '../terminal/user-error.ts';

/** Makes a site of another tool's, in a new folder, and compares the two page by page; 1 where a page needs a hand. */
export async function migrate({ folder, options, terminal }: CommandContext): Promise<number> {
  if (!disk.exists(folder)) throw new UserError(`Folder not found: ${path.resolve(folder)}.`);
  const source = openSource(folder);
  const target = path.resolve(options.to ?? `${source.root}-octavo`);
  const plan = planMigration(findTool(source, options.from), source, target);
  if (plan.pages.length === 0) throw new UserError(`${source.root} has no pages of ${plan.tool.title}.`);
  const temporary = options.dryRun ? demand(disk.makeTemporary('octavo-migrate-'), os.tmpdir()) : undefined;
  try {
    const written = temporary ?? target;
    const { packages, site } = plan;
    const needs = { name: path.basename(target), packages, base: site.base === '/' ? undefined : site.base };
    const files = writeMigration(plan, { folder: written, source }) + beginPackage(written, needs).length;
    const proof = await proveMigration(plan, { folder: written, source });
    const result = { plan, proof, folder: target, files, isDryRun: options.dryRun };
    const sizeOf = (file: string): number => demand(disk.stat(path.join(source.root, file)), file).size;
    if (options.dryRun && !options.json) terminal.print(`${formatPlannedFiles(plan, sizeOf, terminal.colors)}\n`);
    terminal.print(options.json ? JSON.stringify(toJson(plan, proof), null, 2) : formatMigration(result, terminal.colors));
    return proof.wrong.length === 0 ? 0 : 1;
  } finally {
    if (temporary !== undefined) disk.remove(temporary);
  }
}

function findTool(source: OldSource, name: string | undefined): MigrationPlan['tool'] {
  const names = TOOLS.map((tool) => tool.name).join(', ');
  if (name !== undefined) {
    const named = TOOLS.find((tool) => tool.name === name.toLowerCase());
    if (named === undefined) throw new UserError(`\`${name}\` is not a supported tool.`, `--from takes one of: ${names}`);
    return named;
  }
  const found = TOOLS.find((tool) => tool.detects(source));
  if (found !== undefined) return found;
  const below = listFolders(source).find((folder) => TOOLS.some((tool) => tool.detects(openSource(path.join(source.root, folder)))));
  throw new UserError(
    `No site from another tool was found in ${source.root}.`,
    below === undefined
      ? `Pass the folder of its config, or its tool with --from: ${names}`
      : `There is one in ${below}: octavo migrate ${formatPath(path.join(source.root, below))}`,
  );
}

/** Folders that repositories keep a site in, those near the top first: `docs`, `apps/docs`. */
function listFolders({ files }: OldSource): string[] {
  const folders = new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .slice(0, 2)
        .map((_, index, all) => all.slice(0, index + 1).join('/')),
    ),
  );
  return [...folders]
    .filter((folder) => /(?:^|\/)(?:docs?|documentation|website|site|www)$/.test(folder))
    .toSorted((a, b) => a.split('/').length - b.split('/').length);
}

function toJson({ tool, site, notes, pages }: MigrationPlan, proof: Awaited<ReturnType<typeof proveMigration>>): unknown {
  return {
    tool: tool.name,
    configFiles: site.configFiles,
    pages: pages.map(({ file, href, target }) => ({ file, href, target })),
    proof,
    others: site.others,
    notes,
  };
}
