import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import type { MigrationPlan } from './plan-migration.ts';
import type { OldSource } from './source.ts';

/** Writes what was planned into a folder that is new or empty; the old site stays as it is. Gives the number of files. */
export function writeMigration({ pages, site, config }: MigrationPlan, { folder, source }: { folder: string; source: OldSource }): number {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty.`, 'A migration writes into a new folder only: name another with --to.');
  const texts = new Map([
    ...site.extraFiles,
    ...pages.map(({ target, after }): [string, string] => [target, after]),
    ['docs.json', config],
  ]);
  for (const { file, target } of site.assets) {
    if (texts.has(target)) continue;
    mkdirSync(path.dirname(path.join(folder, target)), { recursive: true });
    copyFileSync(path.join(source.root, file), path.join(folder, target));
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return texts.size + site.assets.filter(({ target }) => !texts.has(target)).length;
}
