import type { PageComponents } from '@octavo/theme';

declare global {
  /**
   * What editors complete and check in pages: the components that a page has without an import, as the MDX extension asks for them. Name this
   * file in `tsconfig.json`: `"types": ["octavo/mdx"]`. A declaration of the same name adds components of one's own.
   */
  // oxlint-disable-next-line typescript/no-empty-object-type -- a type of this name could not be added to
  interface MDXProvidedComponents extends PageComponents {}
}
