import type { ExtensionPage } from './extension.ts';

/** The pages that an extension gives; throws for what is none. */
export function listPages(given: unknown): ExtensionPage[] {
  if (!isIterable(given)) throw new Error('`pages` must return a list of pages.');
  return [...given].map((page: unknown, index) => {
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

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
