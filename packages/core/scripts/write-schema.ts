import { writeFileSync } from 'node:fs';
import { createFrontmatterSchema } from './create-frontmatter-schema.ts';
import { createJsonSchema } from './create-json-schema.ts';

// pnpm exec node packages/core/scripts/write-schema.ts
writeFileSync(new URL('../schema.json', import.meta.url), createJsonSchema());
writeFileSync(new URL('../frontmatter.schema.json', import.meta.url), createFrontmatterSchema());
