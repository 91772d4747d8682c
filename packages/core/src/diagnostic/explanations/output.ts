import type { Explanation } from './explanation.ts';

/** Codes about building and writing a site. */
export const OUTPUT = {
  'build/clash': {
    title: 'Conflicting output files',
    meaning: 'A file of the host and a file of the docs have the same name in the output. Nothing is written.',
    example: 'public/docs/index.html beside docs under /docs',
    remedy: 'Rename one of them, or serve the docs under another `base`.',
  },
  'build/kept': {
    title: 'A changed file was kept',
    meaning: 'A file of an earlier build is no longer part of the docs, but was changed since. Octavo does not remove it.',
    example: 'dist/old-page/index.html, edited by hand',
    remedy: 'Delete it if nothing needs it.',
  },
  'build/locked': {
    title: 'Another build is writing',
    meaning: 'Another process has locked the output folder. Nothing was written.',
    example: 'two builds at once',
    remedy: 'Stop the other build, or delete the lock file in the message.',
  },
  'build/out-dir': {
    title: 'The output folder contains the source files',
    meaning: 'A build replaces files in its output folder, so it cannot be the content folder.',
    example: 'octavo build docs --outDir .',
    remedy: 'Use a separate folder: `--outDir dist`.',
  },
  'build/proxy': {
    title: 'The proxy for playgrounds cannot be written',
    meaning:
      'Each host looks for functions in a certain folder. One of your files is already there, or the site is built into a folder that the host does not publish.',
    example: '`octavo build --proxy vercel --outDir dist`',
    remedy: 'Move your file away, or build into the folder that the message names.',
  },
  'build/redirects': {
    title: 'Too many redirects with wildcards for the host',
    meaning:
      'Hosts limit redirect rules: CloudFront a function to 10 kB, Cloudflare Pages to 100 with wildcards, GitLab Pages to 1,000 lines. Rules beyond the limit do not work.',
    example: '101 redirects such as `/v1/:slug*` with `--host cloudflare`',
    remedy: 'Replace wildcards with exact addresses, which become documents, or combine several into one.',
  },
  'build/shard': {
    title: 'Shards cannot be joined',
    meaning: 'A shard is missing, was passed twice, or was built from another commit, version, config or command than the rest.',
    example: 'octavo join shards, without shard 2/3',
    remedy: 'Build all shards from one commit with the same version and options, and pass the folder of each.',
  },
  'build/write': {
    title: 'The site could not be written',
    meaning: 'Writing a file failed, for example because the disk is full. The output folder is unchanged.',
    example: 'ENOSPC: no space left on device',
    remedy: 'See the details in the message.',
  },
  'feedback/no-repository': {
    title: 'No repository for the feedback buttons',
    meaning: '`feedback` adds buttons that link to the repository, and Octavo cannot find one.',
    example: '"feedback": { "suggestEdit": true }',
    remedy:
      "Add the repository as the Git remote `origin`, or set it in a Vite config: `octavo({ repository: 'https://github.com/owner/name' })`.",
  },
  'output/failed': {
    title: 'An output could not be created',
    meaning: 'A feed, a Markdown file or another output of the site failed. The rest is written.',
    example: 'a feed of a page that cannot be read',
    remedy: 'See the details in the message.',
  },
  'build/long-name': {
    title: 'An address is too long for a file',
    meaning: 'File systems limit names to 255 bytes. The file is skipped, and the rest is built.',
    example: 'an operation whose summary has 120 Chinese characters',
    remedy: 'Give the page a shorter address: a shorter file name, folder or operation path.',
  },
  'host/module': {
    title: 'The framework needs its own module',
    meaning: 'The framework does not serve the output of Vite plugins. The dev server shows the docs; the build has none.',
    example: '`octavo()` among the Vite plugins of a Nuxt app',
    remedy: 'Add the module in the message to the config of the framework, instead of the plugin.',
  },
  'host/no-files': {
    title: 'The host serves no files of this app',
    meaning:
      'The app has no document and no public file, so the host serves no files of it. The dev server shows the docs; the build has none.',
    example: 'a Worker without `index.html` and without a file in `public`, built by the Vite plugin of Cloudflare',
    remedy: 'Add a file to the folder `public`, such as `robots.txt`.',
  },
  'host/unknown': {
    title: 'The docs are not built with the app',
    meaning: 'The app is built by an unknown framework, so the hooks of the plugin may not run. A strict build fails.',
    example: 'a plugin with a `buildApp` hook of its own',
    remedy: 'Build the docs after the app with the command in the message, into the folder that its server serves.',
  },
  'tailwind/reads-pages': {
    title: 'Tailwind reads the pages of the docs',
    meaning: 'Tailwind scans the pages, so the style sheet of the app changes with each edit of the docs.',
    example: '@import "tailwindcss";',
    remedy: 'Add the line in the message, such as `@source not "../docs"`.',
  },
  'vite/compiler': {
    title: 'The native compiler is missing',
    meaning:
      'The option `compiler` is `native`, but the package `satteri` is not installed, has an unsupported version, or does not support this machine.',
    example: 'octavo build --compiler native',
    remedy: 'Install it: `npm install -D satteri@0.10`. Or remove the option: the output is the same.',
  },
  'vite/version': {
    title: 'Vite is too old',
    meaning: 'Octavo needs Vite 8. Older versions lack APIs that the plugin uses.',
    example: '"vite": "^7.3.0"',
    remedy: 'Install Vite 8: `npm install -D vite@8`.',
  },
} as const satisfies { [code: string]: Explanation };
