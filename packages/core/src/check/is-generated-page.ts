import type { Page } from '../page/page.ts';

const FIELDS = ['openapi', 'openapi-schema', 'asyncapi', 'arazzo', 'graphql'];

/** Whether an API's file gives a page its content: title and description may come from there too. */
export function isGeneratedPage({ frontmatter, isGenerated }: Page): boolean {
  return isGenerated === true || FIELDS.some((name) => frontmatter[name] !== undefined);
}
