import { toJsonSchema } from '@valibot/to-json-schema';
import { frontmatterSchema } from '../src/page/frontmatter-schema.ts';
import { toSchemaId } from '../src/config/to-schema-id.ts';

/** The text of `frontmatter.schema.json`: what editors know of the frontmatter of pages. */
export function createFrontmatterSchema(): string {
  const { $schema, ...schema } = toJsonSchema(frontmatterSchema, { typeMode: 'input' });
  const title = 'Frontmatter of a page';
  return `${JSON.stringify({ $schema, $id: toSchemaId('frontmatter'), title, description: 'The fields before the text of a page.', ...schema }, null, 2)}\n`;
}
