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
  'build/long-name': {
    title: 'An address is too long for a file',
    meaning: 'No file system holds a name of more than 255 bytes. The file is left out, and the rest is built.',
    example: 'an operation whose summary has 120 Chinese characters',
    remedy: 'Give the page a shorter address: a shorter file name, folder or path in what makes it.',
  },
  'host/module': {
    title: 'The framework needs a module of its own',
    meaning: 'The framework does not serve what a plugin of Vite writes. The dev server shows the docs; the build has none.',
    example: '`octavo()` among the Vite plugins of a Nuxt app',
    remedy: 'Add the module that the message names to the config of the framework, in place of the plugin.',
  },
  'host/unknown': {
    title: 'The docs are not built with the app',
    meaning: 'The app is built by a framework that Octavo does not know, so no hook of the plugin is sure to run. A strict build fails.',
    example: 'a plugin with a `buildApp` hook of its own',
    remedy: 'Build the docs after the app with the command that the message names, into the folder that its server shows.',
  },
  'tailwind/reads-pages': {
    title: 'Tailwind reads the pages of the docs',
    meaning: 'The scanner of Tailwind finds words in the pages, so the style sheet of the app changes with each edit of the docs.',
    example: '@import "tailwindcss";',
    remedy: 'Add the line that the message names, such as `@source not "../docs"`.',
  },
  'vite/version': {
    title: 'Vite is too old',
    meaning: 'Octavo needs Vite 8. An older one lacks functions that the plugin is made of.',
    example: '"vite": "^7.3.0"',
    remedy: 'Install Vite 8: `npm install -D vite@8`.',
  },
} as const satisfies { [code: string]: Explanation };
