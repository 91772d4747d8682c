import { fileURLToPath } from 'node:url';
import { build, normalizePath } from 'vite';
import type { Plugin } from 'vite';
import type { ProxyHost } from '../../hosting-names.ts';
import { findProgram } from '../../own-files.ts';
import type { BakedProxy } from '../../proxy/entries/baked-proxy.ts';

/** How the module of a host is written. */
interface ProxyModule {
  /** What makes the proxy. */
  create: string;
  /** What it is given beside what is baked in, as code. */
  more?: string;
  /** What is exported, as code, made of `proxy` and the path of the proxy. */
  write(pathname: string): string;
}

const MODULES: Readonly<Record<ProxyHost, ProxyModule>> = {
  cloudflare: { create: 'createCloudflareProxy', write: () => 'export const { onRequest } = proxy;\nexport default proxy.worker;' },
  // Netlify reads where it answers without running it.
  netlify: {
    create: 'createNetlifyProxy',
    write: (pathname) => `export default proxy;\nexport const config = { path: ${JSON.stringify(pathname)} };`,
  },
  vercel: { create: 'createVercelProxy', write: () => 'export default proxy;' },
  node: { create: 'createNodeProxy', more: ', import.meta.url', write: () => 'export const listener = proxy;' },
};

/** Makes the one module that a host runs as the proxy of a site, with all that it needs but Node's own modules. */
export async function bundleProxy(host: ProxyHost, baked: BakedProxy): Promise<string> {
  const { create, more = '', write } = MODULES[host];
  const code = [
    `import { ${create} } from ${JSON.stringify(normalizePath(fileURLToPath(findProgram(`proxy/entries/${host}`))))};`,
    `const proxy = ${create}(${JSON.stringify(baked)}${more});`,
    write(baked.pathname),
  ].join('\n');
  const id = '\0octavo-proxy';
  const entry: Plugin = {
    name: 'octavo:proxy',
    resolveId: (asked) => (asked.endsWith(id) ? id : undefined),
    load: (one) => (one === id ? code : undefined),
  };
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: host === 'cloudflare' ? 'es2022' : 'node20.19',
      rolldownOptions: { input: id, output: { format: 'es', codeSplitting: false } },
    },
    plugins: [entry],
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output.filter(({ type }) => type === 'chunk') : []));
  if (chunk === undefined || !('code' in chunk)) throw new Error('The bundler made no module of the proxy.');
  return chunk.code;
}
