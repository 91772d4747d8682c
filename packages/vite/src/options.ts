import type { Hosting, ProxyHost } from './hosting-names.ts';

/** What a user may tell the plugin; `octavo()` in a folder with a `docs.json` needs none of it. */
export interface OctavoOptions {
  /**
   * The content root: the folder with `docs.json` or `mint.json`, relative to Vite's root.
   * Default: Vite's root when it holds one of them, else its folder `docs`.
   */
  root?: string;
  /**
   * Where the site lives, relative to the app's own base: `/docs`.
   * Default: `/` when Octavo is alone, `/docs` beside an app.
   */
  base?: string;
  /**
   * The public address of the site: `https://docs.example.com`. It counts before `seo.metatags.canonical` of `docs.json`. Default: that
   * field, else what the host's build says (Netlify, Vercel, Cloudflare Pages, Render, GitHub Pages, GitLab Pages).
   */
  site?: string;
  /**
   * What serves the built files: redirects and headers are written in its own form. Default: the host whose build this is, else documents
   * that any host serves, with the rules that several hosts read.
   */
  hosting?: Hosting;
  /**
   * What runs the site's own proxy for playgrounds, for an API that does not allow the site's origin: `cloudflare`, `netlify`, `vercel` or
   * `node`. The build writes it where that looks for functions; it sends to the servers of the API files alone. Default: none, and playgrounds
   * send to the API itself.
   */
  proxy?: ProxyHost;
  /**
   * How the site joins the app. `alone`: Octavo supplies documents and entry, and nothing else is built. `alongside`: documents of its own
   * under `base`. `embedded`: the app renders `<Docs />` of `virtual:octavo/app`. Default: `alone` where Vite has nothing else to build (no
   * `index.html`, input, library, server or framework), else `alongside`.
   */
  mode?: OctavoMode;
  /**
   * What draws the site: a file (a path from Vite's root) or a package that exports `DocsLayout`, and `components` where those of pages are
   * other ones. It imports its style sheets itself; `@octavo/theme/styles.css` is that of our components. Default: `@octavo/theme`.
   */
  theme?: string;
  /** Modules that replace regions of the layout or components of pages, by name: `{ Header: './src/header.tsx' }`; default exports. */
  components?: Record<string, string>;
  /**
   * Modules that extend the site, each the default export of a file (a path from Vite's root) or of a package:
   * `['./docs-extension.ts', 'some-package']`.
   */
  extensions?: string[];
  /**
   * The repository of the pages, for the buttons of `feedback`: its address, or also the branch and the folder of the content root in it.
   * Default: what Git says of the content root (the remote `origin`).
   */
  repository?: string | { url: string; branch?: string; folder?: string };
  /**
   * What the Content-Security-Policy of the built documents does. `true`: `_headers` enforces it, and each document holds it as a `meta`
   * element, for a host that sends no headers. `false`: browsers report only. Default: `_headers` enforces it on a site that starts no
   * service and no script of the author's, and has browsers report on any other.
   */
  policy?: boolean;
  /**
   * What of a built page runs in the browser. `auto`: a page that shows nothing with state or effects is HTML, CSS and one small script, any
   * other is taken over by React: once a reader comes near where it has state alone, at once where it has effects. A page's frontmatter may say
   * `live: true` (at once) or `static: true`. `live`: React takes over every page at once. Default: `auto`.
   */
  pages?: 'auto' | 'live';
  /**
   * What compiles pages. `native`: the package `satteri`, which is written in Rust, parses each page that it parses as the reference does. The
   * result is the same, in less time. Other pages, and sites whose extensions have remark or rehype plugins, are left to the reference.
   * Default: `reference`, which is `@mdx-js/mdx`.
   */
  compiler?: 'reference' | 'native';
  /**
   * What machines share of what they compiled: a folder (a path from Vite's root), or the address of an HTTP server that takes GET and PUT, as
   * Bazel's remote caches do. It counts before the environment variable `OCTAVO_CACHE`. Default: that variable, else this machine's cache alone.
   */
  cache?: string;
  /**
   * True reads that cache and sends nothing to it, as for a pull request. Default: false, or what the environment variable
   * `OCTAVO_CACHE_READONLY` says.
   */
  cacheReadonly?: boolean;
  /** True makes every error and warning fail the build. Default: false: a page that does not compile says so, and the rest is built. */
  strict?: boolean;
}

/** How the site joins the Vite app. */
export type OctavoMode = 'alone' | 'alongside' | 'embedded';
