import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';
import { TEXT_FONT } from '@octavo/theme/document';
import type { Context } from '../context.ts';
import { BROWSER, SERVER } from './environments.ts';

/** A file of the output: its path from the output folder and its content. */
export interface OutputFile {
  fileName: string;
  content: string | Uint8Array;
}

/** What the two environments came to. Nothing of it has been written to the output folder. */
export interface Bundle {
  /** The browser's chunks and assets. */
  files: OutputFile[];
  /** The module that every document starts. */
  entry: string;
  /** Style sheets of a document: the entry's, and those of the chunk that holds the module of this id. */
  stylesOf: (id: string | undefined) => string[];
  /** The theme's fonts that the first text is set in. */
  fonts: string[];
  /** Chunks to fetch early, by the id of the module that they hold. */
  chunkOf: ReadonlyMap<string, string>;
  /** Absolute path of the server's entry, in a folder of its own until `dispose`. */
  serverEntry: string;
  dispose(): void;
}

/** Builds the browser's and the server's modules, and keeps them in memory but for the server's, which Node has to import. */
export async function bundle(builder: ViteBuilder, { vite }: Context): Promise<Bundle> {
  const browser = await buildOne(builder, BROWSER);
  const server = await buildOne(builder, SERVER);
  const folder = path.join(vite.cacheDir, `octavo-server-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  for (const output of server) {
    const file = path.join(folder, output.fileName);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contentOf(output));
  }
  const chunks = browser.filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The browser bundle has no entry.');
  const chunkOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)));
  return {
    files: browser.map((output) => ({ fileName: output.fileName, content: contentOf(output) })),
    entry: entry.fileName,
    stylesOf: (id) =>
      findStyles(chunks, [entry.fileName, ...[id === undefined ? undefined : chunkOf.get(id)].filter((name) => name !== undefined)]),
    fonts: browser.filter((output) => output.type === 'asset' && output.names.includes(TEXT_FONT)).map(({ fileName }) => fileName),
    chunkOf,
    serverEntry: path.join(folder, 'server.mjs'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function buildOne(builder: ViteBuilder, name: string): Promise<Rolldown.OutputBundle[string][]> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The environment ${name} is missing.`);
  const result = await builder.build(environment);
  if ('on' in result) throw new Error('Octavo does not build in watch mode: the dev server does.');
  return [result].flat().flatMap(({ output }) => output);
}

/** The sheets of chunks and of what these import, in the order in which they are imported: that of the cascade. */
function findStyles(chunks: readonly Rolldown.OutputChunk[], fileNames: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (fileName: string): string[] => {
    const chunk = seen.has(fileName) ? undefined : chunks.find((one) => one.fileName === fileName);
    seen.add(fileName);
    return chunk ? [...chunk.imports.flatMap(visit), ...(chunk.viteMetadata?.importedCss ?? [])] : [];
  };
  return [...new Set(fileNames.flatMap(visit))];
}

function contentOf(output: Rolldown.OutputBundle[string]): string | Uint8Array {
  return output.type === 'chunk' ? output.code : output.source;
}
