import type { ExtensionPage } from './extension.ts';
import { readListed } from './read-listed.ts';

/** The pages that an extension gives; throws for what is none. */
export async function listPages(given: unknown): Promise<ExtensionPage[]> {
  const listed = await given;
  if (!isListed(listed)) throw new Error('`pages` must return a list of pages.');
  return (await readListed(listed)).map((page: unknown, index) => {
    const { path, text, frontmatter = {} } = Object(page);
    const fault =
      (typeof path !== 'string' || path === '' ? '`path` must be a string, such as `reference/parse`' : undefined) ??
      (typeof text !== 'string' ? '`text` must be a string' : undefined) ??
      (typeof frontmatter !== 'object' || frontmatter === null || Array.isArray(frontmatter)
        ? '`frontmatter` must be an object'
        : undefined);
    if (fault !== undefined) throw new Error(`Page ${index + 1}: ${fault}.`);
    return { path, text, frontmatter };
  });
}

function isListed(value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
}
