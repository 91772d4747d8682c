import type { Explanation } from './explanation.ts';

/** Codes about building and writing a site. */
export const OUTPUT = {
  'build/clash': {
    title: 'Two files want one name',
    meaning: 'A file of the host and a file of the docs have the same name in the output. Nothing is written.',
    example: 'public/docs/index.html beside docs under /docs',
    remedy: 'Rename one of them, or serve the docs under another `base`.',
  },
  'build/kept': {
    title: 'A changed file was kept',
    meaning: 'A file of an earlier build is no longer part of the docs, and was changed since. Octavo does not remove it.',
    example: 'dist/old-page/index.html, edited by hand',
    remedy: 'Delete it if nothing needs it.',
  },
  'build/locked': {
    title: 'Another build is writing',
    meaning: 'Another process holds the lock of the output folder. Nothing was written.',
    example: 'two builds at once',
    remedy: 'End the other build, or delete the lock file that the message names.',
  },
  'build/out-dir': {
    title: 'The output folder holds the content',
    meaning: 'A build replaces files of its output folder, which must not be that of the content.',
    example: 'octavo build docs --outDir .',
    remedy: 'Name a folder of its own: `--outDir dist`.',
  },
  'build/write': {
    title: 'The site could not be written',
    meaning: 'The disk refused a file, for instance because it is full. The output folder is as it was.',
    example: 'ENOSPC: no space left on device',
    remedy: 'Look at the details in the message.',
  },
  'feedback/no-repository': {
    title: 'No repository for the feedback buttons',
    meaning: '`feedback` asks for buttons that lead to the repository, and Octavo finds none.',
    example: '"feedback": { "suggestEdit": true }',
    remedy: "Name it in the plugin's options: `octavo({ repository: 'https://github.com/owner/name' })`.",
  },
  'output/failed': {
    title: 'An output could not be made',
    meaning: 'A feed, a Markdown file or another output of the site failed. The rest is written.',
    example: 'a feed of a page that cannot be read',
    remedy: 'Look at the details in the message.',
  },
} as const satisfies { [code: string]: Explanation };
