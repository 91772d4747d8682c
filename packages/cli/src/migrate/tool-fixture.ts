import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigrationNote } from './old-site.ts';
import { planMigration } from './plan-migration.ts';
import { compareAll } from './prove-migration.ts';
import { openSource } from './source.ts';
import { TOOLS } from './tools/tools.ts';

/** What a migration of a folder would write, for tests. */
export interface TriedMigration {
  tool: string | undefined;
  config: Record<string, unknown>;
  /** Texts by their paths from the new folder. */
  pages: Record<string, string>;
  notes: MigrationNote[];
  packages: Record<string, string>;
  /** Files that are copied, by their new paths. */
  assets: string[];
  /** Addresses that nothing here has. */
  others: string[];
  /** What pages have lost. */
  lost: string[];
}

/** Plans the migration of a folder with these files. */
export function tryMigration(files: Readonly<Record<string, string>>): TriedMigration {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-migrate-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const source = openSource(folder);
    const tool = TOOLS.find((one) => one.detects(source));
    if (tool === undefined) throw new Error('No tool was found.');
    const plan = planMigration(tool, source);
    const { pages, config, notes, site, packages } = plan;
    return {
      tool: tool.name,
      config: JSON.parse(config) as Record<string, unknown>,
      pages: Object.fromEntries([...site.extraFiles, ...pages.map(({ target, after }): [string, string] => [target, after])]),
      notes,
      packages,
      assets: site.assets.map(({ target }) => target).toSorted(),
      others: site.others.map(({ href }) => href),
      lost: pages.flatMap((page) => compareAll(page, plan)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
