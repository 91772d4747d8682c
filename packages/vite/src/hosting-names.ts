/** Where static files may be served, by the name that `--host` takes. */
export const HOSTINGS = ['netlify', 'vercel', 'cloudflare', 'render', 'github-pages', 'gitlab-pages', 'nginx', 'apache', 's3'] as const;

/** What serves the files of a build. */
export type Hosting = (typeof HOSTINGS)[number];
