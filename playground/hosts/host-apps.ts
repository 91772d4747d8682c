/** An app of one framework: which folders of `apps` make it up, what it needs, and how its own commands build and serve it. */
export interface HostApp {
  title: string;
  /** Folders of `apps`, copied in this order. */
  layers: readonly string[];
  /** Exact versions of what its `create` command names. */
  dependencies: Readonly<Record<string, string>>;
  config: string;
  build: readonly [bin: string, ...args: string[]];
  /** What its build writes, from its root. */
  output: string;
  /** The framework's server in production: a file of a package or of the output, run by Node, or Vite's preview. */
  serve: readonly [bin: string, ...args: string[]];
  /** Where its server shows it, without a slash at the end. Default: the root. */
  base?: string;
  /** A deep page of the app. None where the browser or a backend has the pages. */
  deep?: string;
  /** A backend has the pages: there is nothing to open in a browser but the docs. */
  isBackend?: true;
  /** The folder whose files are copied to the output as they are, of an app that is tried with docs of its own there. */
  publicDir?: string;
  /** How the program of its routes gets one more, at the address of the docs, and the file that is named for it. */
  route?: { file: string; before: string; added: string; named: string };
  /** Files that list the public assets: the app's pages over HTTP stand for them. */
  lists?: readonly string[];
  /** Its builds differ in other files, too: what two of them agree on has to stay. The output of another app has to stay whole. */
  varies?: true;
}

/** All that an app without a framework needs. */
export const VITE = { vite: '8.3.8' };
const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };
const DOCS_ROUTE = {
  file: 'app/routes.js',
  before: "index('routes/home.jsx')",
  added: ", route('docs', 'routes/home.jsx', { id: 'docs' })",
  named: 'app/routes/home.jsx',
};
const SVELTE = { '@sveltejs/vite-plugin-svelte': '7.3.1', svelte: '5.57.3' };
const NITRO = { nitro: '3.0.260903-beta' };
const NITRO_LISTS = ['.output/nitro.json', '.output/server/index.mjs'];

/** The versions of November 2026. What one host shows for another of its kind is not built twice. */
export const HOST_APPS: readonly HostApp[] = [
  {
    title: 'React Router 7',
    layers: ['react-router'],
    dependencies: {
      ...VITE,
      ...REACT,
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.5',
      '@react-router/serve': '7.18.4',
      'react-router': '7.18.5',
      isbot: '5.2.3',
    },
    config: 'vite.config.js',
    build: ['react-router', 'build'],
    route: DOCS_ROUTE,
    output: 'build',
    serve: ['react-router-serve', 'build/server/index.js'],
    deep: '/boats/heron',
  },
  {
    title: 'React Router 8',
    layers: ['react-router', 'react-router-8'],
    dependencies: {
      ...VITE,
      ...REACT,
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.5.1',
      '@react-router/serve': '8.4.0',
      'react-router': '8.5.1',
      isbot: '5.2.3',
    },
    config: 'vite.config.js',
    build: ['react-router', 'build'],
    route: DOCS_ROUTE,
    output: 'build',
    serve: ['react-router-serve', 'build/server/index.js'],
    base: '/app',
    publicDir: 'public',
    deep: '/boats/heron',
  },
  {
    title: 'TanStack Start',
    layers: ['tanstack', 'tanstack-start'],
    dependencies: {
      ...VITE,
      ...REACT,
      '@tanstack/react-start': '1.169.5',
      '@tanstack/react-router': '1.170.46',
      '@vitejs/plugin-react': '6.3.0',
    },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'dist',
    serve: ['vite', 'preview'],
    deep: '/boats/heron',
  },
  {
    title: 'TanStack Start with Nitro',
    layers: ['tanstack', 'tanstack-nitro'],
    dependencies: {
      ...VITE,
      ...REACT,
      ...NITRO,
      '@tanstack/react-start': '1.169.5',
      '@tanstack/react-router': '1.170.46',
      '@vitejs/plugin-react': '6.3.0',
    },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: '.output',
    serve: ['.output/server/index.mjs'],
    deep: '/boats/heron',
    lists: NITRO_LISTS,
  },
  {
    title: 'SvelteKit 2',
    layers: ['sveltekit', 'sveltekit-2'],
    dependencies: { ...VITE, ...SVELTE, '@sveltejs/kit': '2.70.4', '@sveltejs/adapter-node': '5.5.7' },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'build',
    serve: ['build/index.js'],
    deep: '/boats/heron',
  },
  {
    title: 'SvelteKit 3',
    layers: ['sveltekit', 'sveltekit-3'],
    dependencies: { ...VITE, ...SVELTE, '@sveltejs/kit': '3.2.0', '@sveltejs/adapter-node': '6.0.1', typescript: '6.0.3' },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'build',
    serve: ['build/index.js'],
    deep: '/boats/heron',
    lists: ['build/adapter-node.js'],
  },
  {
    title: 'Astro, static',
    layers: ['astro', 'astro-static'],
    dependencies: { astro: '7.3.5' },
    config: 'astro.config.mjs',
    build: ['astro', 'build'],
    output: 'dist',
    serve: ['astro', 'preview'],
    deep: '/boats/heron',
  },
  {
    title: 'Astro with Node',
    layers: ['astro', 'astro-node'],
    dependencies: { astro: '7.3.5', '@astrojs/node': '11.1.6' },
    config: 'astro.config.mjs',
    build: ['astro', 'build'],
    output: 'dist',
    serve: ['dist/server/entry.mjs'],
    deep: '/boats/heron',
    // Each build has a key of its own.
    varies: true,
  },
  {
    title: 'Nuxt',
    layers: ['nuxt'],
    dependencies: { vue: '3.5.45', 'vue-router': '5.5.1', nuxt: '4.5.2' },
    config: 'nuxt.config.js',
    build: ['nuxt', 'build'],
    output: '.output',
    serve: ['.output/server/index.mjs'],
    deep: '/boats/heron',
    // The last one lists modules in the order in which the bundler happened to come to them.
    lists: [...NITRO_LISTS, '.output/server/chunks/virtual/styles.mjs'],
    // Each build has an id of its own.
    varies: true,
  },
  {
    title: 'SolidStart 2',
    layers: ['solid-start'],
    dependencies: { ...VITE, ...NITRO, '@solidjs/start': '2.0.5', '@solidjs/router': '0.16.3', 'solid-js': '1.9.19' },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: '.output',
    serve: ['.output/server/index.mjs'],
    deep: '/boats/heron',
    lists: NITRO_LISTS,
  },
  {
    title: 'a server on Nitro',
    layers: ['nitro'],
    dependencies: { ...VITE, ...NITRO },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: '.output',
    serve: ['.output/server/index.mjs'],
    deep: '/boats/heron',
    isBackend: true,
    lists: NITRO_LISTS,
  },
  {
    title: 'an app with a Worker of Cloudflare',
    layers: ['cloudflare'],
    dependencies: { ...VITE, wrangler: '4.164.0', '@cloudflare/vite-plugin': '1.64.0' },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'dist',
    serve: ['vite', 'preview'],
    deep: '/boats/heron',
  },
  {
    title: 'Laravel',
    layers: ['laravel'],
    dependencies: { ...VITE, 'laravel-vite-plugin': '3.2.0' },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'public',
    serve: ['vite', 'preview'],
    isBackend: true,
    publicDir: 'public',
  },
  {
    title: 'a React app with Tailwind and shadcn',
    layers: ['shadcn'],
    dependencies: {
      ...VITE,
      ...REACT,
      '@tailwindcss/vite': '4.3.5',
      '@vitejs/plugin-react': '6.3.0',
      'class-variance-authority': '0.7.1',
      clsx: '2.1.1',
      'tailwind-merge': '3.7.0',
      tailwindcss: '4.3.5',
    },
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'dist',
    serve: ['vite', 'preview'],
    base: '/app',
    publicDir: 'public',
  },
  {
    title: 'a backend that shows what Vite builds',
    layers: ['backend'],
    dependencies: VITE,
    config: 'vite.config.js',
    build: ['vite', 'build'],
    output: 'public',
    serve: ['vite', 'preview'],
    base: '/static',
    isBackend: true,
  },
];
