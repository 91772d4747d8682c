import { createHash } from 'node:crypto';
import { build, minify } from 'vite';
import { clientFile, resolveOwn } from '../package-path.ts';
import type { BuiltFile } from './built-file.ts';

/** The parts of the script that are fetched when they are asked for, and their modules in `client/core`. */
const PARTS: Readonly<Record<'pages' | 'sidebar' | 'waking', string>> = {
  pages: 'start-pages',
  sidebar: 'sidebar-tree',
  waking: 'wake-page',
};

/** The script of pages without React, and its parts; the first is the one that documents start. */
export type CoreFiles = readonly [core: BuiltFile, ...parts: BuiltFile[]];

/**
 * Bundles the script of pages without React. It is the same on every site, and reads what it has to know from its own element: no plugin of
 * a host has a part in it. Each part stands alone: a chunk that two share would be one more request.
 */
export async function bundleCore(): Promise<CoreFiles> {
  const parts = await Promise.all(Object.entries(PARTS).map(async ([name, module]) => [name, await bundleOne(module, {})] as const));
  const files = Object.fromEntries(parts.map(([name, { fileName }]) => [name, `./${fileName.replace(/^.*\//, '')}`]));
  return [await bundleOne('start-core', files), ...parts.map(([, file]) => file)];
}

async function bundleOne(module: string, files: Record<string, string>): Promise<BuiltFile> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { OCTAVO_FILES: JSON.stringify(files) },
    plugins: [{ name: 'octavo:own', resolveId: { filter: { id: /^@octavo\// }, handler: (id) => resolveOwn(id) } }],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      copyPublicDir: false,
      lib: { entry: clientFile(`core/${module}`), formats: ['es'], fileName: 'core' },
      rolldownOptions: { external: Object.values(files) },
    },
  });
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output.filter(({ type }) => type === 'chunk') : []));
  if (chunk === undefined || !('code' in chunk)) throw new Error(`The script ${module} has no chunk.`);
  const { code } = await minify('core.js', chunk.code, { module: true, compress: true, mangle: true, codegen: { removeWhitespace: true } });
  return { fileName: `assets/${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`, content: code };
}
