import type { EnvironmentOptions, ResolvedConfig, Rolldown } from 'vite';
import type { Placement } from '../../site/placement.ts';
import { clientFile } from '../../package-path.ts';
import { CSS_BROWSERS } from './css-browsers.ts';

/** The environment of the documents' browser code, beside the host's `client`. */
export const BROWSER = 'octavo_client';

/** The environment that prerenders. */
export const SERVER = 'octavo_server';

/** The one that prerenders pages whose texts are files beside the bundles: it needs none of them, and is there before they are compiled. */
export const TEXT_SERVER = 'octavo_text_server';

/** Whether an environment is one of a site's own. */
export function isOwnEnvironment({ name }: { name: string }): boolean {
  return name === BROWSER || isServer(name);
}

/** Whether the environment of this name prerenders. */
export function isServer(name: string): boolean {
  return name === SERVER || name === TEXT_SERVER;
}

/** The environments of a site's own; an embedded site has none: it is part of the host's build. */
export function environmentOptions({ mode }: Placement, command: 'build' | 'serve'): Record<string, EnvironmentOptions> {
  if (mode === 'embedded') return {};
  const server: EnvironmentOptions = { consumer: 'server', resolve: { noExternal: true } };
  return command === 'serve'
    ? { [SERVER]: server }
    : { [BROWSER]: { consumer: 'client', build: { cssTarget: [...CSS_BROWSERS] } }, [SERVER]: server, [TEXT_SERVER]: { ...server } };
}

/**
 * Replaces what the host's `build` options put into our environments: a host may build a library, name its files by its own pattern, or
 * write elsewhere. Nothing is written by Vite: the build writes the whole output at its end.
 */
export function isolateBuild(config: ResolvedConfig, { prefix }: Pick<Placement, 'prefix'>): void {
  const shared = {
    write: false,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: false,
    ssr: false,
    manifest: false,
    ssrManifest: false,
  } as const;
  const browser = config.environments[BROWSER];
  if (browser) {
    const limit = browser.build.assetsInlineLimit;
    Object.assign(browser.build, shared, {
      cssCodeSplit: true,
      // A font within a sheet cannot be fetched before it, as a document asks for those of its formulas.
      assetsInlineLimit: (file: string, content: Buffer) => {
        if (file.endsWith('.woff2')) return false;
        return typeof limit === 'function' ? limit(file, content) : content.length < limit;
      },
      ...bundlerOptions({
        input: { octavo: clientFile('document/entry') },
        output: {
          // Without the names of modules: those come from titles, of any length in any script, and a file's name has 255 bytes.
          entryFileNames: `${prefix}assets/[hash].js`,
          chunkFileNames: `${prefix}assets/[hash].js`,
          assetFileNames: `${prefix}assets/[hash][extname]`,
        },
      }),
    });
  }
  if (config.command !== 'build') return;
  for (const [name, entry] of Object.entries({ [SERVER]: 'server', [TEXT_SERVER]: 'text-server' })) {
    const server = config.environments[name];
    if (!server) continue;
    Object.assign(server.build, shared, {
      ssr: true,
      minify: false,
      ...bundlerOptions({
        input: { server: clientFile(`document/${entry}`) },
        // Node keeps what it has imported: another build of the same process has another name for another entry.
        output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: 'chunks/[hash].mjs', format: 'es' },
      }),
    });
  }
}

/**
 * Vite 8.0 reads them under their old name, which later ones keep as another name of the same object. How long our own callbacks take is
 * nothing that an author could change; newer bundlers have another name for the switch, and know this one too.
 */
function bundlerOptions(options: Rolldown.InputOptions & { output: Rolldown.OutputOptions }): object {
  const quiet = { ...options, checks: { pluginTimings: false } };
  return { rolldownOptions: quiet, rollupOptions: quiet };
}
