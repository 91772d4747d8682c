import type { Hosting, ProxyHost } from './hosting-names.ts';

/** What a user may tell the plugin; `octavo()` in a folder with a `docs.json` needs none of it. */
export interface OctavoOptions {
  /**
   * The content root: the folder with `docs.json` or `mint.json`, relative to Vite's root, or to the folder of the Vite config.
   * Default: Vite's root if it has a `docs.json` or `mint.json`, else its folder `docs`.
   */
  root?: string;
  /**
   * Where the site lives, relative to the app's own base: `/docs`.
   * Default: `/` when Octavo is alone, `/docs` beside an app.
   */
  base?: string;
  /**
   * The public address of the site: `https://docs.example.com`. Default: `seo.metatags.canonical` in `docs.json`, else the address that the
   * host gives to the build (Netlify, Vercel, Cloudflare Pages, Render, GitHub Pages, GitLab Pages).
   */
  site?: string;
  /**
   * The host that serves the built files: redirects and headers are written in its format. Default: the host that runs the build. On any other
   * machine, redirects are documents that every host can serve, and `_headers` and `_redirects` are written for the hosts that read them.
   */
  hosting?: Hosting;
  /**
   * The host that runs a proxy for playgrounds, for an API that does not allow the site's origin: `cloudflare`, `netlify`, `vercel` or
   * `node`. The build writes the proxy where that host looks for functions. It sends requests only to the servers in the API files. Default: no
   * proxy, and playgrounds send requests to the API directly.
   */
  proxy?: ProxyHost;
  /**
   * How the site joins the app. `alone`: there is no app, and only the docs are built. `alongside`: the docs are documents of their own under
   * `base`. `embedded`: the app renders `<Docs />` from `virtual:octavo/app`. Default: `alone` if Vite has nothing else to build (no
   * `index.html`, input, library, server or framework), else `alongside`.
   */
  mode?: OctavoMode;
  /**
   * The theme: a file (a path from Vite's root) or a package that exports `DocsLayout`, and `components` if it has its own for pages. It imports
   * its style sheets itself; that of the default components is `@octavo/theme/styles.css`. Default: `@octavo/theme`.
   */
  theme?: string;
  /** Modules that replace regions of the layout or components of pages, by name: `{ Header: './src/header.tsx' }`. Each has a default export. */
  components?: Record<string, string>;
  /**
   * Modules that extend the site, each the default export of a file (a path from Vite's root) or of a package:
   * `['./docs-extension.ts', 'some-package']`.
   */
  extensions?: string[];
  /**
   * The repository of the pages, for the buttons of `feedback` and links to files that are not published: its address, or an object that also
   * has the branch and the folder of the content root. Default: the remote `origin` of the content root.
   */
  repository?: string | { url: string; branch?: string; folder?: string };
  /**
   * Whether the Content-Security-Policy of the built site is enforced. `true`: by `_headers`, and by a `meta` element in each document for hosts
   * that do not read `_headers`. `false`: it only reports to the browser's console. Default: `_headers` enforces it, unless the site has
   * scripts or services of yours; then it only reports.
   */
  policy?: boolean;
  /**
   * Which built pages run React in the browser. `auto`: a page without state and effects is HTML, CSS and one small script. A page with state
   * runs React once a reader comes near that part, a page with effects at once. `live: true` or `static: true` in its frontmatter decides for
   * one page. `live`: every page runs React at once. Default: `auto`.
   */
  pages?: 'auto' | 'live';
  /**
   * The compiler of pages. `native`: the package `satteri`, written in Rust, parses every page that it parses in the same way as the reference.
   * The result is the same, in less time. Other pages, and sites whose extensions have remark or rehype plugins, use the reference. Default:
   * `reference`, which is `@mdx-js/mdx`.
   */
  compiler?: 'reference' | 'native';
  /**
   * A cache that machines share: a folder (a path from Vite's root), or the address of an HTTP server that accepts GET and PUT, as Bazel's
   * remote caches do. Default: the environment variable `OCTAVO_CACHE`, else only this machine's cache.
   */
  cache?: string;
  /**
   * Reads the shared cache without writing to it, as for a pull request. Default: the environment variable `OCTAVO_CACHE_READONLY`, else
   * `false`.
   */
  cacheReadonly?: boolean;
  /** Whether every error and warning fails the build. Default: `false`: a page that does not compile shows its error, and the rest is built. */
  strict?: boolean;
}

/** How the site joins the Vite app. */
export type OctavoMode = 'alone' | 'alongside' | 'embedded';
