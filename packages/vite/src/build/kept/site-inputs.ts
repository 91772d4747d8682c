import { createHash } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { version as viteVersion } from 'vite';
import type { ResolvedConfig } from 'vite';
import { disk, readOr } from '../../disk/disk.ts';
import { paths } from '../../disk/paths.ts';
import { findReact } from '../../hosts/find-react.ts';
import { IS_SOURCE } from '../../own-files.ts';
import { ownFolders } from '../../package-path.ts';
import { listSystemFaces } from '../../pictures/list-system-faces.ts';
import { askGit, readGitBeside } from '../../repository/read-git.ts';
import type { SiteProject } from '../../site/project.ts';
import { hashFiles } from './hash-files.ts';
import { listAbove, listNeeded, listProjectPackages } from './list-installed.ts';
import { stampFile, stampFolder } from './stamp-folder.ts';

/** All that a site is made from, as it is now. */
export interface SiteInputs {
  /** Hexadecimal, of everything: equal where a build would write the same bytes. */
  key: string;
  /** The same, of all but the files of the project: what its modules are rendered with. */
  program: string;
  /** The same, and what the machine and Git say of the folder, but for its commits. */
  place: string;
  /** The project's files (absolute paths). */
  files(): string[];
  /** The hash of one of them; undefined for another file. */
  hashOf(file: string): string | undefined;
  /** Whether a file (an absolute path) is among what the key stands for. */
  has(file: string): boolean;
  /** Whether the project's files and what Git says are still the same. Packages are not looked at again: a build has loaded them by its end. */
  isCurrent(): Promise<boolean>;
}

/** Raised when a site is kept in another form. */
const VERSION = 1;

/**
 * Reads what a site is made from: each file of the project by its content, packages by their versions, the command, the environment and what
 * Git says. Undefined where a config of Vite's, an extension or another plugin may bring what nobody knows.
 */
export async function readSiteInputs(site: SiteProject): Promise<SiteInputs | undefined> {
  if (!isKnown(site)) return undefined;
  const { vite, root, base, hosting } = site;
  // Where entries of caches come from decides about nothing.
  const { cache: _cache, cacheReadonly: _isReadonly, ...options } = site.options;
  const outDir = paths.resolve(vite.root, vite.build.outDir);
  const isEntered = (folder: string): boolean => folder !== outDir && !/\/(?:\.[^/]*|node_modules|_octavo)$/.test(folder);
  const folders = [vite.root, vite.publicDir].filter(Boolean).map(paths.toId);
  const readProject = async (): Promise<ProjectState> => {
    const asked = Promise.all([readGitBeside(root), askGit(root, COMMIT)]);
    const hashed = new Map(folders.flatMap((folder) => [...hashFiles(folder, isEntered, site.hashes)]));
    const [git, commit] = await asked;
    return { files: hashed, git, commit };
  };
  const project = await readProject();
  const { files } = project;
  const own = ownFolders();
  const react = Object.values(findReact(vite.root).files).map((file) => file.replace(/^(.*\/node_modules\/[^/]+)\/.*$/, '$1'));
  const needed = listNeeded([...own, ...react], { isSource: IS_SOURCE });
  const program = hashFacts([
    [VERSION, process.version, process.platform, process.arch, viteVersion, process.env['NODE_ENV']],
    [root, base, options, hosting, vite.env, vite.mode, outDir],
    [...needed],
    [...listProjectPackages(vite.root)],
    listAbove(vite.root).map((folder) => readOr(disk.readText(paths.join(folder, 'package.json')), '')),
    own.map(stampFolder),
  ]);
  const faces = listSystemFaces().map(({ name }) => [name, stampFile(name)]);
  const packages = [...own, ...needed.keys()];
  const known = new Map<string, boolean>();
  // A bundle's modules lie in far fewer folders than they are.
  const isOfPackage = (folder: string): boolean => {
    const is = known.get(folder) ?? packages.some((one) => paths.inside(one, folder) !== undefined);
    known.set(folder, is);
    return is;
  };
  const place = hashFacts([program, project.git, faces]);
  return {
    key: hashFacts([place, project.commit, [...files]]),
    program,
    place,
    files: () => [...files.keys()],
    hashOf: (file) => files.get(file),
    has: (file) => files.has(file) || isOfPackage(path.dirname(file)),
    isCurrent: async () => isDeepStrictEqual(await readProject(), project),
  };
}

/** The commit that the history of a folder ends with, and whether there is more of it. */
const COMMIT = ['rev-parse', 'HEAD', '--is-shallow-repository'];

/** What is read of a project itself. */
interface ProjectState {
  files: ReadonlyMap<string, string>;
  git: Awaited<ReturnType<typeof readGitBeside>>;
  commit: string | undefined;
}

function hashFacts(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Only what `octavo build` gives Vite by itself, in a folder without a config of Vite's: of anything else it is not known what it reads. */
function isKnown({ mode, host, options, vite, root }: SiteProject): boolean {
  const isAlone = mode === 'alone' && host === undefined && options.isCheck !== true && vite.command === 'build';
  const { extensions = [], components = {}, theme } = options;
  const isPlain = extensions.length === 0 && Object.keys(components).length === 0 && theme === undefined;
  const areOurs = vite.plugins.every(({ name }) => /^(?:vite|native|builtin|octavo|alias$)/.test(name));
  const postcss = vite.inlineConfig.css?.postcss;
  const hasNoStyles = typeof postcss === 'object' && (postcss.plugins ?? []).length === 0;
  return isAlone && isPlain && areOurs && isConfigPlain(vite) && hasNoStyles && paths.inside(vite.root, root) !== undefined;
}

/** The fields that the command sets; the others Vite itself leaves empty. */
const COMMAND_FIELDS = new Set('root configFile mode clearScreen logLevel customLogger css plugins base build server preview'.split(' '));

function isConfigPlain({ configFile, inlineConfig }: ResolvedConfig): boolean {
  const { build: { outDir: _outDir, ...build } = {}, ...config } = inlineConfig;
  const others = Object.entries(config).filter(([field]) => !COMMAND_FIELDS.has(field));
  return configFile === undefined && isEmpty([build, Object.fromEntries(others)]);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));
}
