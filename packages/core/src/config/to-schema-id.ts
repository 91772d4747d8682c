import { PROJECT } from '../project.ts';

/** Rises when a file that was valid is not any longer; a field more is no new version. */
const VERSION = 1;

/** Where a JSON Schema is on the web: `docs` -> `https://…/schema/1/docs.json`. The documentation serves it there. */
export function toSchemaId(name: 'docs' | 'frontmatter'): string {
  return `${PROJECT.documentation}/schema/${VERSION}/${name}.json`;
}
