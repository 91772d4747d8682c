import type { ExtensionPage } from './extension.ts';

/** The pages that an extension gives; throws for what is none. */
export function listPages(given: unknown): ExtensionPage[] {
  if (!isIterable(given)) throw new Error('`pages` has to give a list of pages.');
  return [...given].map((page: unknown, index) => {
    const { path, text, frontmatter = {} } = Object(page);
    const fault =
      (typeof path !== 'string' || path === '' ? '`path` has to be a text, such as `reference/parse`' : undefined) ??
      (typeof text !== 'string' ? '`text` has to be a text' : undefined) ??
      (typeof frontmatter !== 'object' || frontmatter === null || Array.isArray(frontmatter)
        ? '`frontmatter` has to be an object'
        : undefined);
    if (fault !== undefined) throw new Error(`Of number ${index + 1} of its pages, ${fault}.`);
    return { path, text, frontmatter };
  });
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
