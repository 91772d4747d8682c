/** A framework, or a kind of project, that builds with Vite in a way of its own: what Octavo has to know to join it, and nothing else. */
export interface Host {
  /** As its makers write it: `React Router`. */
  name: string;
  /** The app's `package.json` names one of these packages; none where only the config tells. */
  packages: readonly string[];
  /** The resolved config tells: the name of a Vite plugin that no other framework has, or an option. */
  knownBy: { plugin: RegExp } | { option: 'build.lib' };
  /**
   * The folder that its server or adapter serves, in which the docs get a folder of their own: the output of Vite's environment `client`,
   * or a folder of Vite's root. `none`: whatever is written there would be published; `module`: the module of `setup` does all of it.
   */
  servedFolder: 'client' | { folder: string } | 'none' | 'module';
  /** Another folder whose documents its server or adapter serves under the same addresses, from that one. */
  documents?: string;
  /**
   * What is served of an app that has nothing for browsers, whose environment `client` is not built: what is there when another environment
   * begins, whose program lists it, or nothing at all.
   */
  withoutClient?: { listedBy: string } | 'nothing';
  /** Its build command empties the output before any build begins, and before that it resolves a config of this command. */
  preparesIn?: 'build' | 'serve';
  /** The address of the app, where that is not Vite's `base`. */
  base?: (config: { base: string; define?: Record<string, unknown> | undefined }) => string;
  routes?: FileRoutes | ManifestRoutes | TextRoutes;
  /** A link from the app to the docs that its own router leaves to the browser; `%s` stands for the address. */
  link: string;
  /** What the plugin's usual place, the list `plugins` of `vite.config`, becomes. */
  setup?: HostSetup;
}

/** Where a file is a page: the folders, a pattern of paths in one whose first group is the address, and what parts its segments beside slashes. */
export interface FileRoutes {
  folders: readonly string[];
  page: RegExp;
  delimiter?: string;
}

/** Where the host's plugin leaves the routes that a program of the app makes: the name of an option of the resolved config. */
export interface ManifestRoutes {
  manifest: string;
}

/** Where another program reads the routes from a file: patterns of a whole statement of it. */
export interface TextRoutes {
  file: string;
  /** A route: `head` is what is called on the way to it, `address` its address. */
  statement: RegExp;
  /** A group of routes: `head`, and `body`, the statements in it. */
  group: RegExp;
  /** What a head says, as `prefix`, that comes before the addresses. */
  prefix: RegExp;
  /** A head of routes that another domain has. */
  otherSite: RegExp;
}

/** Where a host is told of Octavo when it has no `vite.config`, or needs more than the plugin. */
export interface HostSetup {
  /** The host's own config file without its extension: `astro.config`. */
  file: string;
  /** The list in it that gets the entry: `['vite', 'plugins']`. */
  list: readonly string[];
  /** `plugin`: the usual `octavo({ … })` with its import. `module`: the specifier of a module, and the same options beside it. */
  entry: 'plugin' | { module: string };
}

/**
 * Every host, in the order in which they are looked for: a framework before what it is built on.
 *
 * What was seen of each, with the versions of November 2026: `playground/hosts` builds and serves all of them.
 */
export const HOSTS: readonly Host[] = [
  {
    name: 'React Router',
    packages: ['@react-router/dev'],
    knownBy: { plugin: /^react-router(?:$|\/)/ },
    servedFolder: 'client',
    preparesIn: 'build',
    routes: { manifest: '__reactRouterPluginContext' },
    // `Link` puts the router's `basename` before an address; this one is whole.
    link: '<a href="%s">Docs</a>',
  },
  {
    name: 'TanStack Start',
    packages: ['@tanstack/react-start', '@tanstack/solid-start', '@tanstack/vue-start'],
    knownBy: { plugin: /^tanstack-(?:react-|solid-|vue-)?start/ },
    servedFolder: 'client',
    routes: { folders: ['src/routes'], page: /^(.+?)(?:[./](?:index|route))?\.[jt]sx?$/, delimiter: '.' },
    link: '<a href="%s">Docs</a>',
  },
  {
    name: 'SvelteKit',
    packages: ['@sveltejs/kit'],
    knownBy: { plugin: /^vite-plugin-sveltekit-/ },
    servedFolder: 'client',
    documents: '../prerendered/pages',
    routes: { folders: ['src/routes'], page: /^(.+)\/\+(?:page|server)\.[a-z]+$/ },
    // Vite's own base is relative there, and the assets' may be another origin.
    base: ({ define }) => parseText(define?.['__SVELTEKIT_PATHS_BASE__']),
    link: '<a href="%s" rel="external">Docs</a>',
  },
  {
    name: 'Astro',
    packages: ['astro'],
    knownBy: { plugin: /^astro:build$/ },
    servedFolder: 'client',
    // A server that nobody visits, for its content.
    preparesIn: 'serve',
    routes: { folders: ['src/pages'], page: /^(.+?)(?:\/index)?\.(?:astro|html|mdx?|[jt]s)$/ },
    link: '<a href="%s">Docs</a>',
    setup: { file: 'astro.config', list: ['vite', 'plugins'], entry: 'plugin' },
  },
  {
    name: 'Nuxt',
    packages: ['nuxt'],
    knownBy: { plugin: /^nuxt:/ },
    servedFolder: 'module',
    routes: { folders: ['app/pages'], page: /^(.+?)(?:\/index)?\.(?:vue|[jt]sx?)$/ },
    // Vite's is that of the assets: `/_nuxt/`.
    base: ({ base }) => base.replace(/[^/]+\/$/, ''),
    link: '<a href="%s">Docs</a>',
    setup: { file: 'nuxt.config', list: ['modules'], entry: { module: '@octavo/vite/nuxt' } },
  },
  {
    name: 'SolidStart',
    packages: ['@solidjs/start'],
    knownBy: { plugin: /^solid-start:/ },
    servedFolder: 'client',
    routes: { folders: ['src/routes'], page: /^(.+?)(?:\/index)?\.[jt]sx?$/ },
    link: '<a href="%s" rel="external">Docs</a>',
  },
  {
    name: 'Nitro',
    packages: ['nitro'],
    knownBy: { plugin: /^nitro:main$/ },
    servedFolder: 'client',
    withoutClient: { listedBy: 'nitro' },
    // Below its `serverDir`, which is one of two by its guides.
    routes: { folders: ['routes', 'server/routes'], page: /^(.+?)(?:\/index)?(?:\.(?:get|head))?\.[cm]?[jt]sx?$/ },
    link: '<a href="%s">Docs</a>',
  },
  {
    name: 'Cloudflare',
    packages: ['@cloudflare/vite-plugin'],
    knownBy: { plugin: /^vite-plugin-cloudflare$/ },
    servedFolder: 'client',
    withoutClient: 'nothing',
    link: '<a href="%s">Docs</a>',
  },
  {
    name: 'Laravel',
    packages: ['laravel-vite-plugin'],
    knownBy: { plugin: /^laravel$/ },
    servedFolder: { folder: 'public' },
    routes: {
      file: 'routes/web.php',
      statement:
        /^Route::(?<head>(?:\w+\([^(){}]*\)\s*->\s*)*)(?:get|any|view|redirect|permanentRedirect)\(\s*(?<quote>['"])(?<address>[^'"]*)\k<quote>/,
      group: /^Route::(?<head>(?:\w+\([^(){}]*\)\s*->\s*)*group\([^{]*)\{(?<body>[^]*)\}\s*\)$/,
      prefix: /(?:\bprefix\(|['"]prefix['"]\s*=>)\s*(?<quote>['"])(?<prefix>[^'"]*)\k<quote>/,
      otherSite: /\bdomain(?:\(|['"]\s*=>)/,
    },
    // Vite's is that of the assets: `/build/`.
    base: () => '/',
    link: '<a href="%s">Docs</a>',
  },
  {
    name: 'a library',
    packages: [],
    knownBy: { option: 'build.lib' },
    servedFolder: 'none',
    link: '<a href="%s">Docs</a>',
  },
];

/** A value of `define` is source code: `"/app"` -> `/app`. */
function parseText(code: unknown): string {
  const value: unknown = typeof code === 'string' ? JSON.parse(code) : '';
  return typeof value === 'string' ? value : '';
}
