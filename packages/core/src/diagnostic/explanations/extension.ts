import type { Explanation } from './explanation.ts';

/** Codes about extensions. */
export const EXTENSION = {
  'extension/conflict': {
    title: 'Two extensions give the same thing',
    meaning: 'There can be only one of it. That of the extension that is named first is used; a build fails.',
    example: "extensions: ['./a.ts', './b.ts']  (both with `markdown.code.themes`)",
    remedy: 'Take it out of one of them, or name only one.',
  },
  'extension/broken': {
    title: 'An extension cannot be loaded',
    meaning:
      'The module has a syntax error, throws, or its default export is not an extension. A build fails; while the dev server runs, the last good state stays in use.',
    example: 'export default { markdwon: {} }',
    remedy: 'Correct the place that the message names.',
  },
  'extension/failed': {
    title: 'An extension fails',
    meaning: 'A function of the extension has thrown. What it was to make is left out, and the rest of the site is there.',
    example: "head: (page) => page.frontmatter.tags.join(', ')",
    remedy: 'Correct the place that the message names.',
  },
  'extension/message': {
    title: 'A plugin says something about a page',
    meaning: 'A plugin of remark or rehype that an extension gives has left a message with the page.',
    example: "file.message('Write a shorter heading', node)",
    remedy: 'Look at the message; what it means is up to the plugin.',
  },
  'extension/not-found': {
    title: 'An extension is missing',
    meaning: 'The option `extensions` names a file that is not there, or a package that is not installed.',
    example: "octavo({ extensions: ['./docs-extnsion.ts'] })",
    remedy: "Correct the path, which counts from Vite's root, or install the package.",
  },
} as const satisfies { [code: string]: Explanation };
