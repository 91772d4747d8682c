import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/disk';
import { UserError } from '../terminal/user-error.ts';
import { listMigrationFiles } from './list-migration-files.ts';
import type { MigrationPlan } from './plan-migration.ts';
import type { OldSource } from './source.ts';

/** Writes what was planned into a folder that is new or empty; the old site stays as it is. Gives the number of files. */
export function writeMigration(plan: MigrationPlan, { folder, source }: { folder: string; source: OldSource }): number {
  if (disk.exists(folder) && demand(disk.list(folder), folder).length > 0)
    throw new UserError(`${folder} is not empty.`, 'A migration writes into a new folder only: name another with --to.');
  const { texts, assets } = listMigrationFiles(plan);
  for (const { file, target } of assets) {
    const copy = path.join(folder, target);
    demand(disk.copy(path.join(source.root, file), copy), copy);
  }
  for (const [file, text] of texts) {
    const written = path.join(folder, file);
    demand(disk.write(written, text), written);
  }
  return texts.size + assets.length;
}
