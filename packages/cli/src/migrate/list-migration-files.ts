import type { OldAsset } from './old-site.ts';
import type { MigrationPlan } from './plan-migration.ts';

/** The files of a new site. */
export interface MigrationFiles {
  /** By their paths from the new folder. */
  texts: ReadonlyMap<string, string>;
  /** Those that are copied as they are. */
  assets: OldAsset[];
}

/** Lists what a migration writes; a text counts before a copy of the same name. */
export function listMigrationFiles({ pages, site, config }: Pick<MigrationPlan, 'pages' | 'site' | 'config'>): MigrationFiles {
  const texts = new Map([
    ...site.extraFiles,
    ...pages.map(({ target, after }): [string, string] => [target, after]),
    ['docs.json', config],
  ]);
  return { texts, assets: site.assets.filter(({ target }) => !texts.has(target)) };
}
