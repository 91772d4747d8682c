// Compiled content imports this module: the published one holds MDX's context in itself.
export { MDXProvider, useMDXComponents } from '@mdx-js/react';
