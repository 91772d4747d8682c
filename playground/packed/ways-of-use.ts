/** A way in which the packed packages are used; paths start at the folder that holds the installed projects. */
export interface WayOfUse {
  /** As in the title of a test. */
  title: string;
  /** The project whose packages are run. */
  project: string;
  /** What the project's `package.json` names. */
  packages: readonly string[];
  /** The script that is run, with `build` or `dev` in front of these arguments. */
  script: string;
  args: readonly string[];
  /** The folder with the pages, and where the build writes. */
  content: string;
  output: string;
  /** Address of the docs: empty when they are the whole site. */
  base: string;
  /** What the page `/papers` says. */
  sentences: readonly string[];
}

/** A Vite app that has no React, and a folder that has nothing but pages. */
export const WAYS_OF_USE: readonly WayOfUse[] = [
  {
    title: 'the plugin beside an app',
    project: 'app',
    packages: ['vite', '@octavo/vite'],
    script: 'app/node_modules/vite/bin/vite.js',
    args: [],
    content: 'app/docs',
    output: 'app/dist',
    base: '/docs',
    // The second sentence comes from a region of the app's own.
    sentences: ['The morning paper comes at six.', 'Kiosk is closed on Sundays.'],
  },
  {
    title: 'the command on a folder',
    project: 'command',
    packages: ['octavo'],
    script: 'command/node_modules/octavo/bin/octavo.js',
    args: ['../pages'],
    content: 'pages',
    output: 'pages/dist',
    base: '',
    sentences: ['The morning paper comes at six.'],
  },
];
