import { hash } from 'node:crypto';
import type { Rolldown, ViteBuilder } from 'vite';
import { FONT_FILES } from '@octavo/theme/internal/document';
import type { FontAddresses } from '@octavo/theme/internal/document';
import { resolveVirtualId, toVirtualId } from '../../content/compile/virtual-id.ts';
import type { BuildScope } from '../build-scope.ts';
import type { BuiltFile } from '../files/built-file.ts';
import { readCoreFiles } from './core-files.ts';
import type { BundledChunk, BundlerOutput } from './bundler-output.ts';
import { explainMissingExports } from './explain-missing-exports.ts';
import { createKeptBundle } from './kept-bundle.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { refuseBuild } from '../reports/build-error.ts';
import { BROWSER, isOwnEnvironment, SERVER, TEXT_SERVER } from './environments.ts';
import { clientFile } from '../../package-path.ts';

/** What the two environments came to. Nothing of it has been written to the output folder. */
export interface Bundle {
  /** Equal where all of it has the same bytes. */
  key: string;
  /** The browser's chunks and assets. */
  files: BuiltFile[];
  /** The module that every document starts. */
  entry: string;
  /** The script of documents without React; undefined where there are none. */
  core: string | undefined;
  /** What holds presses until that program is there, on pages that have it. */
  presses: string | undefined;
  /** The module that starts the services of the config; undefined where there are none. */
  services: string | undefined;
  /** The module that starts the search of documents without React; undefined where there are none. */
  search: string | undefined;
  /** The chunk that gives what the module of an id exports; undefined where none does. */
  moduleOf: (id: string) => string | undefined;
  /** Style sheets of a document: the entry's, and those of the chunk that holds the module of this id. */
  stylesOf: (id: string | undefined) => string[];
  /** The theme's fonts that the first text is set in. */
  fonts: FontAddresses;
  /** Chunks to fetch early for the module of an id: its own, and what that imports beside the entry's, which a browser would find late. */
  preloadsOf: (id: string) => string[];
  /** Absolute path of the server's entry, in the work folder. */
  serverEntry: string;
}

/** The module of the search that documents without React bring when it is asked for. */
export const SEARCH_MODULE = 'search/start-static-search';

/** What prerenders, as the bundler gives it. */
export type BundledServer = Pick<BundlerOutput, 'server' | 'serverEntry'>;

/**
 * Bundles the browser's and the server's modules, unless an earlier build left what would come out, and keeps them in memory but for the
 * server's, which Node has to import. `textServer` is what was bundled of it before.
 */
export async function bundle(builder: ViteBuilder, context: BuildScope, textServer?: Promise<BundledServer>): Promise<Bundle> {
  const keptBundle = createKeptBundle(context);
  const kept = await keptBundle.find();
  const output = kept ?? (await runBundler(builder, context, textServer));
  if (kept === undefined) await keptBundle.keep(output);
  // Vite builds all environments of a builder that has built none.
  for (const environment of Object.values(builder.environments)) environment.isBuilt ||= isOwnEnvironment(environment);
  const { chunks, assets, core } = output;
  const facades = new Map(chunks.flatMap(({ fileName, facade }) => (facade === null ? [] : [[facade, fileName]])));
  const entryFile = facades.get(clientFile('document/entry'));
  if (entryFile === undefined) throw new Error('A bundle has no entry.');
  const nodes = new Map(chunks.map(({ fileName, imports, styles }) => [fileName, { imports, styles }]));
  const ofEntry = new Set(listChunks(nodes, [entryFile]));
  const chunkOf = new Map(chunks.flatMap(({ fileName, modules }) => modules.map((id) => [id, fileName] as const)));
  const findAssets = (name: string): string[] => assets.filter(({ names }) => names.includes(name)).map(({ fileName }) => fileName);
  return {
    key: describeOutput(output),
    files: [...output.browser, ...core],
    core: core[0]?.fileName,
    presses: core.find(({ fileName }) => fileName.endsWith('-presses.js'))?.fileName,
    entry: entryFile,
    services: facades.get(resolveVirtualId(toVirtualId('integrations')) ?? ''),
    search: facades.get(clientFile(SEARCH_MODULE)),
    moduleOf: (id) => facades.get(id),
    stylesOf: (id) => {
      const own = id === undefined ? undefined : chunkOf.get(id);
      const held = listChunks(nodes, own === undefined ? [entryFile] : [entryFile, own]);
      return [...new Set(held.flatMap((fileName) => nodes.get(fileName)?.styles ?? []))];
    },
    preloadsOf: (id) => {
      const own = chunkOf.get(id);
      return own === undefined
        ? []
        : listChunks(nodes, [own])
            .filter((fileName) => !ofEntry.has(fileName))
            .toReversed();
    },
    fonts: {
      text: findAssets(FONT_FILES.text),
      accents: findAssets(FONT_FILES.accents),
      math: Object.fromEntries(
        assets.flatMap(({ names, fileName }) =>
          names.flatMap((name) => (/^KaTeX_.*\.woff2$/.test(name) ? [[name.replace('.woff2', ''), fileName]] : [])),
        ),
      ),
    },
    serverEntry: writeServer(output, context),
  };
}

/** Bundles what renders pages whose texts are files beside the bundles. */
export async function bundleTextServer(builder: ViteBuilder, context: Pick<BuildScope, 'store' | 'root'>): Promise<BundledServer> {
  return takeServer(await buildOne(builder, { name: TEXT_SERVER, context }));
}

/** Writes a bundled server where Node can import it, and gives the absolute path of its entry. */
export function writeServer({ server, serverEntry }: BundledServer, { folder }: Pick<BuildScope, 'folder'>): string {
  const written = new Map(server.map(({ fileName, content }) => [fileName, folder.write(`server/${fileName}`, content)]));
  const entry = written.get(serverEntry);
  if (entry === undefined) throw new Error('A bundle has no entry.');
  return entry;
}

function takeServer(output: Rolldown.OutputBundle[string][]): BundledServer {
  const serverEntry = output.find((one) => one.type === 'chunk' && one.isEntry)?.fileName ?? '';
  return { server: output.map(takeFile), serverEntry };
}

/** The browser's files have their hashes in their names. */
function describeOutput({ browser, server, core }: BundlerOutput): string {
  const names = [...browser, ...core].map(({ fileName }) => fileName);
  return hash('sha256', JSON.stringify([names, server.map(({ fileName, content }) => [fileName, hash('sha256', content)])]));
}

async function runBundler(
  builder: ViteBuilder,
  context: Pick<BuildScope, 'prefix' | 'options' | 'content' | 'store' | 'root' | 'createPageText'>,
  textServer: Promise<BundledServer> | undefined,
): Promise<BundlerOutput> {
  const { prefix, options } = context;
  // Most texts are compiled: the bundler has the memory of their threads now.
  await context.content.rest();
  collectGarbage();
  const core = options.pages === 'live' ? [] : await readCoreFiles();
  const browser = await buildOne(builder, { name: BROWSER, context });
  collectGarbage();
  const server = (await hasModules(context))
    ? takeServer(await buildOne(builder, { name: SERVER, context }))
    : await (textServer ?? bundleTextServer(builder, context));
  // A copy: what the bundler gives back holds its memory for as long as it is held.
  return {
    ...server,
    browser: browser.map(takeFile),
    core: core.map(({ fileName, content }) => ({ fileName: prefix + fileName, content })),
    chunks: browser.flatMap((output) => (output.type === 'chunk' ? [describeChunk(output)] : [])),
    assets: browser.flatMap((output) => (output.type === 'asset' ? [{ fileName: output.fileName, names: [...output.names] }] : [])),
  };
}

/** Whether a page is a module of the bundles. */
async function hasModules({ store, createPageText }: Pick<BuildScope, 'store' | 'createPageText'>): Promise<boolean> {
  for (const page of Object.values(store.site().pages)) if ((await createPageText(page)) === undefined) return true;
  return false;
}

function takeFile(output: Rolldown.OutputBundle[string]): BuiltFile {
  return { fileName: output.fileName, content: output.type === 'chunk' ? output.code : output.source };
}

function describeChunk({ fileName, facadeModuleId, moduleIds, imports, viteMetadata }: Rolldown.OutputChunk): BundledChunk {
  return {
    fileName,
    facade: facadeModuleId,
    modules: [...moduleIds],
    imports: [...imports],
    styles: [...(viteMetadata?.importedCss ?? [])],
  };
}

function findEnvironment(builder: ViteBuilder, name: string): ViteBuilder['environments'][string] {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The environment ${name} is missing.`);
  return environment;
}

async function buildOne(
  builder: ViteBuilder,
  { name, context }: { name: string; context: Pick<BuildScope, 'store' | 'root'> },
): Promise<Rolldown.OutputBundle[string][]> {
  const result = await builder.build(findEnvironment(builder, name)).catch((error: unknown) => {
    refuseBuild(explainMissingExports(error, context));
    throw error;
  });
  if ('on' in result) throw new Error('Octavo does not support builds in watch mode; use the dev server.');
  return [result].flat().flatMap(({ output }) => output);
}

/** What a chunk brings: the chunks that it imports, and its sheets. */
type ChunkNodes = ReadonlyMap<string, { imports: readonly string[]; styles: readonly string[] }>;

/** Chunks and what these import, in the order in which they are imported: that of the cascade. */
function listChunks(nodes: ChunkNodes, fileNames: readonly string[]): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (fileName: string): void => {
    const node = nodes.get(fileName);
    if (node === undefined || seen.has(fileName)) return;
    seen.add(fileName);
    node.imports.forEach(visit);
    found.push(fileName);
  };
  fileNames.forEach(visit);
  return found;
}
