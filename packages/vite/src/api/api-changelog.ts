import path from 'node:path';
import type { Config, Diagnostic } from '@octavo/core';
import { compareApis, createSpecFiles, findOverlays, isRemote, writeChangelog } from '@octavo/openapi/internal/load';
import type { ApiChange, ChangelogStep, LoadedApi } from '@octavo/openapi/internal/load';
import { paths } from '../disk/paths.ts';
import type { ExtensionPage } from '../extension/extension.ts';
import { findSpecReader, openSpec } from './open-spec.ts';
import { readSpecFile } from './read-spec-file.ts';
import type { SpecReader, UnreadSpec } from './open-spec.ts';

/** The page of a site that says what changed between the versions of its API. */
export interface ApiChangelog {
  /** The page, where the config asks for one; none while fewer than two versions can be read. */
  pages(): readonly (ExtensionPage & { extension: string })[];
  /** Takes in a change of a file (a path from the content root); false when no version is made of it. */
  update(file: string): boolean;
  /** Whether a version is made of a file (a path from the content root). */
  reads(file: string): boolean;
  /** What the newest version changed. */
  newest(): NewestChanges | undefined;
  /** What is wrong with the versions. */
  diagnostics(): Diagnostic[];
}

/** What the newest version of an API changed. */
export interface NewestChanges {
  /** `info.version`, else what the config calls it. */
  version: string;
  /** The path of the page that lists all changes. */
  page: string;
  /** The version's file (a path from the content root), or what the config calls it: that of a Git revision is no file of the site. */
  source: string;
  /** By the keys of operations. */
  operations: ReadonlyMap<string, readonly ApiChange[]>;
}

type Settings = Pick<Config['api'], 'changelog' | 'overlays'>;

interface MadeChangelog {
  key: string;
  pages: ReturnType<ApiChangelog['pages']>;
  diagnostics: Diagnostic[];
  newest?: NewestChanges;
  /** Paths from the content root. */
  files: ReadonlySet<string>;
}

/** Makes the changelog of a content root's API; nothing is read before it is asked for. */
export function createApiChangelog({ root, settings }: { root: string; settings: () => Settings }): ApiChangelog {
  let made: MadeChangelog | undefined;
  const current = (): MadeChangelog => {
    const { changelog, overlays = [] } = settings();
    const key = JSON.stringify([changelog, overlays]);
    if (made?.key !== key)
      made = { key, ...(changelog === undefined ? { pages: [], diagnostics: [], files: new Set() } : make(changelog, { root, overlays })) };
    return made;
  };
  return {
    pages: () => current().pages,
    newest: () => current().newest,
    update(file) {
      const isOurs = made?.files.has(file) === true;
      if (isOurs) made = undefined;
      return isOurs;
    },
    reads: (file) => current().files.has(file),
    diagnostics: () => current().diagnostics,
  };
}

function make(
  { versions, page }: NonNullable<Settings['changelog']>,
  { root, overlays }: { root: string; overlays: readonly string[] },
): Omit<MadeChangelog, 'key'> {
  const files = new Set<string>();
  const applied = findApplied(versions, { root, overlays, files });
  const opened = versions.map((typed) => ({ typed, api: openVersion(typed, { root, files, overlays: applied }) }));
  const readable = opened.flatMap(({ typed, api }) => ('problem' in api ? [] : [{ typed, api }]));
  const diagnostics = opened.flatMap(({ api }) => ('problem' in api ? [describeUnread(api)] : []));
  const today = new Date().toISOString().slice(0, 10);
  const steps = readable.slice(1).map(({ typed: to, api: after }, index): ChangelogStep[] => {
    const before = readable[index];
    return before === undefined ? [] : [{ changes: compareApis(before.api, after, { today }), from: before.typed, to }];
  });
  if (steps.length === 0) return { pages: [], diagnostics, files };
  const [last] = steps.flat().slice(-1);
  const text = writeChangelog(steps.flat().toReversed());
  const frontmatter = { title: 'API changelog', description: 'What changed in the API, by version and operation.', rss: true };
  return {
    pages: [{ path: page, frontmatter, text, extension: 'api.changelog' }],
    diagnostics,
    files,
    ...(last && { newest: toNewest(last, { page, root }) }),
  };
}

function toNewest({ changes, to }: ChangelogStep, { page, root }: { page: string; root: string }): NewestChanges {
  return {
    version: changes.to ?? to,
    page,
    operations: new Map(changes.operations.map((one) => [one.key, one.changes])),
    source: paths.inside(root, path.resolve(root, to)) ?? to,
  };
}

/** The overlays of the newest version change all of them, as states of one API: what one removes stands in no list of changes. */
function findApplied(
  versions: readonly string[],
  { root, overlays, files }: { root: string; overlays: readonly string[]; files: Set<string> },
): readonly string[] {
  const newest = versions.at(-1);
  if (newest === undefined || isRemote(newest)) return [];
  const { source } = findSpecReader(newest, root);
  // An edit of one that does not apply may let it apply.
  const read = (one: string): ReturnType<typeof readSpecFile> => (files.add(one), readSpecFile(root, one));
  return findOverlays(overlays, { files: createSpecFiles({ read }), sources: [source], hosts: new Set() }).bySource.get(source) ?? [];
}

function openVersion(
  typed: string,
  { root, files, overlays }: { root: string; files: Set<string>; overlays: readonly string[] },
): LoadedApi | UnreadSpec {
  if (isRemote(typed)) return { source: typed, problem: 'A version is a file of the project, not an address.' };
  const { source, read }: SpecReader = findSpecReader(typed, root);
  const isFile = source === paths.inside(root, path.resolve(root, typed));
  const follow = (one: string): ReturnType<typeof read> => {
    // Of a Git revision, too: overlays are those of today.
    if (overlays.includes(one)) return readSpecFile(root, one);
    if (isFile) files.add(one);
    return read(one);
  };
  return openSpec(typed, { source, read: follow }, overlays);
}

function describeUnread({ source, problem }: UnreadSpec): Diagnostic {
  return {
    code: 'openapi/unreadable',
    severity: 'error',
    message: `${source} cannot be read. ${problem}`,
    hint: 'Versions of `api.changelog` are paths from the folder of docs.json, or files of a Git revision: `v1.0:openapi.yaml`.',
  };
}
