import { createHash } from 'node:crypto';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, normalizePath, parseSync } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { disk, readOr } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';
import type { Fault } from './fault.ts';

/** A module of Node's that holds an extension with every file of its own, and the map that leads back to them. */
export interface ExtensionBundle {
  code: string;
  /** A source map, as JSON. */
  map: string;
  /** Stands for all that the extension is made of: its files, those that it reads, and the versions of the packages that it imports. */
  hash: string;
}

/** What an extension follows from: its files (absolute paths) that were reached, its own first, and files of data that these name. */
export interface FollowedFiles {
  files: string[];
  /** All of them, each with its state (`readFileState`) when it was read. */
  states: ReadonlyMap<string, string>;
}

/** What bundling gives: a module, or why there is none. */
export type BundleResult = FollowedFiles & ({ bundle: ExtensionBundle } | { fault: Fault });

/**
 * Makes one module of what a specifier names: what it imports of its own project or package is put in, so that a hash of the text knows every
 * edit; other packages are left to Node. TypeScript and JSON need nothing else.
 */
export async function bundleExtension(specifier: string, viteRoot: string): Promise<BundleResult> {
  const seen: Seen = { files: new Set(), states: new Map(), read: new Map(), packages: new Map() };
  try {
    const built = await build({
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: 'silent',
      root: viteRoot,
      // Node's rules of resolving, for what stays in a package as for what is put in.
      resolve: { mainFields: [] },
      ssr: { noExternal: true, resolve: { conditions: ['node'] } },
      build: {
        ssr: true,
        write: false,
        minify: false,
        target: 'node20.19',
        sourcemap: 'hidden',
        rolldownOptions: {
          input: specifier,
          output: { format: 'es', codeSplitting: false, sourcemapPathTransform: (source, map) => path.resolve(path.dirname(map), source) },
        },
      },
      plugins: [ownFiles(viteRoot, seen)],
    });
    const { code, map } = findChunk(built);
    const hash = createHash('sha256').update(code);
    for (const [name, version] of [...seen.packages, ...seen.read].toSorted()) hash.update(`\0${name}@${version}`);
    const bundle = { code, map: map?.toString() ?? '', hash: hash.digest('hex').slice(0, 16) };
    return { files: [...seen.files], states: seen.states, bundle };
  } catch (error) {
    return {
      files: [...seen.files],
      states: seen.states,
      fault: seen.fault ?? { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

interface Seen {
  files: Set<string>;
  states: Map<string, string>;
  /** The contents of files of data that it reads by itself, by their paths. */
  read: Map<string, string>;
  /** Versions by the folders of packages. */
  packages: Map<string, string>;
  fault?: Fault;
}

/** Keeps to the files of one project or package, and says at once what is wrong with them. */
function ownFiles(viteRoot: string, seen: Seen): Plugin {
  let home: string | undefined;
  const fail = (fault: Fault): never => {
    seen.fault ??= fault;
    throw new Error(fault.message);
  };
  const stamp = (file: string): void => void seen.states.set(file, readFileState(file, disk));
  const note = (file: string): void => {
    seen.files.add(file);
    stamp(file);
  };
  const readNoted = (file: string): string => {
    stamp(file);
    return readOr(disk.readText(file), '');
  };
  /** The file that the extension begins with. */
  const enter = (id: string, found: Rolldown.ResolvedId | null): Rolldown.ResolvedId => {
    if (found === null) {
      note(normalizePath(path.resolve(viteRoot, id)));
      return fail({ message: 'No such file or package.', code: 'extension/not-found' });
    }
    home = findPackage(found.id);
    note(found.id);
    return found;
  };
  /** What another file imports: a package stays one. */
  const follow = (id: string, importer: string, found: Rolldown.ResolvedId | null): Rolldown.PartialResolvedId => {
    if (found === null) {
      const text = readOr(disk.readText(importer), '');
      // When it comes, the extension is loaded again.
      if (id.startsWith('.')) note(normalizePath(path.resolve(path.dirname(importer), id)));
      const at = Math.max(text.indexOf(`'${id}'`), text.indexOf(`"${id}"`));
      return fail({ message: `Cannot find \`${id}\`.`, file: importer, ...(at >= 0 && { offset: at + 1, length: id.length }) });
    }
    const target = found.id.replace(/\?.*$/, '');
    const folder = findPackage(target);
    if (!path.isAbsolute(target) || folder === undefined || folder === home) return found;
    seen.packages.set(folder, readVersion(folder));
    return { id: pathToFileURL(target).href, external: true };
  };
  return {
    name: 'octavo:extension',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith('\0')) return null;
      if (importer !== undefined && isBuiltin(id)) return { id, external: true };
      const found = await this.resolve(id, importer ?? path.join(viteRoot, 'index.html'), { ...options, skipSelf: true });
      return importer === undefined ? enter(id, found) : follow(id, importer, found);
    },
    transform(text, id) {
      if (!path.isAbsolute(id)) return undefined;
      note(id);
      if (!/\.[cm]?[jt]sx?$/.test(id)) return undefined;
      const [error] = parseSync(id, text).errors;
      if (error) return fail({ message: error.message, file: id, offset: error.labels[0]?.start ?? 0 });
      const beside = listBeside(text, id);
      for (const file of beside) note(file);
      for (const file of [...beside, ...listNamed(text, [path.dirname(id), viteRoot])]) seen.read.set(file, readNoted(file));
      // The bundle lies elsewhere.
      const own = { url: pathToFileURL(id).href, filename: id, dirname: path.dirname(id) };
      const code = text.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name: keyof typeof own) => JSON.stringify(own[name]));
      return code === text ? undefined : { code, map: null };
    },
  };
}

/** The files that a module reads beside it, by `new URL('./data.json', import.meta.url)`: they may come later. */
function listBeside(text: string, file: string): string[] {
  const names = [...text.matchAll(/new URL\(\s*(['"`])(\.{1,2}\/[^'"`$]+)\1\s*,\s*import\.meta\.url\s*\)/g)];
  return names.map(([, , name = '']) => normalizePath(path.resolve(path.dirname(file), name)));
}

/** The files of data in some folders that a module names in any other way: `path.join(import.meta.dirname, 'data.json')`. */
function listNamed(text: string, folders: readonly string[]): string[] {
  const names = [...text.matchAll(/(['"`])([^'"`$\n]+\.(?:jsonc?|json5|ndjson|ya?ml|toml|csv|tsv|txt|md))\1/gi)];
  const files = names.flatMap(([, , name = '']) => folders.map((folder) => normalizePath(path.resolve(folder, name))));
  return files.filter((file) => disk.isFile(file));
}

/** `/app/node_modules/@a/b/lib/c.js` -> `/app/node_modules/@a/b`; undefined for a file of the project's. */
function findPackage(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(normalizePath(file))?.[0];
}

/** A package changes with its version; one that has none, with its manifest. */
function readVersion(folder: string): string {
  const text = readOr(disk.readText(path.join(folder, 'package.json')), '');
  return /"version"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? text;
}

function findChunk(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk {
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The bundler made no module.');
  return chunk;
}
