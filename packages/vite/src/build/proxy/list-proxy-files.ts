import type { ProxyHost } from '../../hosting-names.ts';

/** A file that a host runs or reads, beside the site. */
export interface ProxyFile {
  /** The path from Vite's root. */
  name: string;
  text: string;
  /** True for one that is not ours alone: what is there stays. */
  isShared?: true;
}

/** The first line of a proxy: a file without it is somebody's own. */
export const PROXY_MARK = '// The proxy of the playgrounds of these docs, written by `octavo build`: edits are lost.\n';

/** The folder that Vercel publishes as it is, from Vite's root; the functions lie beside it. */
export const VERCEL_FOLDER = '.vercel/output/static';

/** Lists the files of a proxy (`code`) where its host looks for them; `base` is the site's. */
export function listProxyFiles(host: ProxyHost, { code, base }: { code: string; base: string }): ProxyFile[] {
  return PLACES[host](PROXY_MARK + code, base === '/' ? '' : base);
}

const PLACES: Readonly<Record<ProxyHost, (text: string, below: string) => ProxyFile[]>> = {
  cloudflare: (text, below) => [{ name: `functions${below}/_octavo/proxy.js`, text }],
  netlify: (text) => [{ name: '.netlify/v1/functions/octavo-proxy.mjs', text }],
  node: (text) => [{ name: '_octavo/proxy.mjs', text }],
  vercel(text, below) {
    const folder = `.vercel/output/functions${below}/_octavo/proxy.func`;
    return [
      { name: `${folder}/index.mjs`, text },
      { name: `${folder}/.vc-config.json`, text: writeJson(VERCEL_FUNCTION) },
      { name: '.vercel/output/config.json', text: writeJson(createVercelConfig(below)), isShared: true },
    ];
  },
};

const VERCEL_FUNCTION = { runtime: 'nodejs22.x', handler: 'index.mjs', launcherType: 'Nodejs', supportsResponseStreaming: true };

function createVercelConfig(below: string): object {
  return { version: 3, routes: [{ handle: 'error' }, { src: '/.*', dest: `${below}/404.html`, status: 404 }] };
}

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
