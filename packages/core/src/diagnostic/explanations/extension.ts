import type { Explanation } from './explanation.ts';

/** Codes about extensions. */
export const EXTENSION = {
  'extension/conflict': {
    title: 'Conflicting extensions',
    meaning: 'Two extensions set something that only one can set. The first one is used, but a build fails.',
    example: "extensions: ['./a.ts', './b.ts']  (both with `markdown.code.themes`)",
    remedy: 'Remove it from one of them, or use only one.',
  },
  'extension/broken': {
    title: 'An extension cannot be loaded',
    meaning:
      'The module has a syntax error, throws, or its default export is not an extension. A build fails; a running dev server keeps using the last working version.',
    example: 'export default { markdwon: {} }',
    remedy: 'Fix the error at the location in the message.',
  },
  'extension/failed': {
    title: 'An extension fails',
    meaning: 'A function of the extension threw an error. Its result is missing; the rest of the site works.',
    example: "head: (page) => page.frontmatter.tags.join(', ')",
    remedy: 'Fix the error at the location in the message.',
  },
  'extension/message': {
    title: 'Message from a plugin',
    meaning: 'A remark or rehype plugin of an extension reported a message for the page.',
    example: "file.message('Write a shorter heading', node)",
    remedy: 'See the message and the documentation of the plugin.',
  },
  'extension/not-found': {
    title: 'Missing extension',
    meaning: 'The option `extensions` refers to a missing file, or a package that is not installed.',
    example: "octavo({ extensions: ['./docs-extnsion.ts'] })",
    remedy: "Fix the path, which is relative to Vite's root, or install the package.",
  },
} as const satisfies { [code: string]: Explanation };
