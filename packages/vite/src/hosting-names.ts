/** Where static files may be served, by the name that `--host` takes. */
export const HOSTINGS = ['netlify', 'vercel', 'cloudflare', 'render', 'github-pages', 'gitlab-pages', 'nginx', 'apache', 's3'] as const;

/** What serves the files of a build. */
export type Hosting = (typeof HOSTINGS)[number];

/** What runs the proxy of a built site, by the name that the option `proxy` takes. */
export const PROXY_HOSTS = ['cloudflare', 'netlify', 'vercel', 'node'] as const;

/** What runs the proxy of a built site. */
export type ProxyHost = (typeof PROXY_HOSTS)[number];
