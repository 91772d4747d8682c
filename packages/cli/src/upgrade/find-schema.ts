import path from 'node:path';
import { disk } from '@octavo/vite/internal/disk';
import { toSchemaId } from '@octavo/core/internal';

const INSTALLED = 'node_modules/octavo/schema.json';

/** Where an editor finds the schema of a folder's config: in the package, where a folder above has it installed, else on the web. */
export function findSchema(folder: string): string {
  for (let at = path.resolve(folder), up = '.'; ; at = path.dirname(at), up = up === '.' ? '..' : `${up}/..`) {
    if (disk.exists(path.join(at, INSTALLED))) return `${up}/${INSTALLED}`;
    if (at === path.dirname(at)) return toSchemaId('docs');
  }
}
