import { writeFileSync } from 'node:fs';
import { createFrontmatterSchema } from './create-frontmatter-schema.ts';
import { createJsonSchema } from './create-json-schema.ts';

// pnpm exec node packages/core/scripts/write-schema.ts
// `octavo` is the one package that every project with a site installs: a `docs.json` names the schema there.
for (const folder of ['../', '../../cli/']) {
  writeFileSync(new URL(`${folder}schema.json`, import.meta.url), createJsonSchema());
  writeFileSync(new URL(`${folder}frontmatter.schema.json`, import.meta.url), createFrontmatterSchema());
}
