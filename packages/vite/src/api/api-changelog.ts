import path from 'node:path';
import type { Config, Diagnostic } from '@octavo/core';
import { compareApis, createSpecFiles, findOverlays, hostOf, isRemote, toSource, writeChangelog } from '@octavo/openapi/internal/load';
import type { ApiChange, ChangelogStep, LoadedApi, ReadResult } from '@octavo/openapi/internal/load';
import { paths } from '../disk/paths.ts';
import type { ExtensionPage } from '../extension/extension.ts';
import { findSpecReader, openSpec } from './open-spec.ts';
import type { SpecReader, UnreadSpec } from './open-spec.ts';

/** The page of a site that says what changed between the versions of its API. */
export interface ApiChangelog {
  /** The page, where the config asks for one; none while fewer than two versions can be read. */
  pages(): readonly (ExtensionPage & { extension: string })[];
  /** Forgets what was read: something that was fetched is new. */
  forget(): void;
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

/** What versions are read with. */
interface VersionScope {
  root: string;
  /** Reads a file of the content root, or of an address. */
  read: (source: string) => ReadResult;
}

/** Makes the changelog of a content root's API; nothing is read before it is asked for. */
export function createApiChangelog({ settings, ...scope }: VersionScope & { settings: () => Settings }): ApiChangelog {
  let made: MadeChangelog | undefined;
  const current = (): MadeChangelog => {
    const { changelog, overlays = [] } = settings();
    const key = JSON.stringify([changelog, overlays]);
    if (made?.key !== key)
      made = {
        key,
        ...(changelog === undefined ? { pages: [], diagnostics: [], files: new Set() } : make(changelog, { ...scope, overlays })),
      };
    return made;
  };
  return {
    pages: () => current().pages,
    newest: () => current().newest,
    forget() {
      made = undefined;
    },
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
  { overlays, ...scope }: VersionScope & { overlays: readonly string[] },
): Omit<MadeChangelog, 'key'> {
  const { root } = scope;
  const files = new Set<string>();
  const applied = findApplied(versions, { ...scope, overlays, files });
  const opened = versions.map((typed) => ({ typed, api: openVersion(typed, { ...scope, files, overlays: applied }) }));
  const readable = opened.flatMap(({ typed, api }) => ('problem' in api ? [] : [{ typed, api }]));
  const diagnostics = opened.flatMap(({ api }) => ('problem' in api && !api.isPending ? [describeUnread(api)] : []));
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
    source: isRemote(to) ? toSource(to) : (paths.inside(root, path.resolve(root, to)) ?? to),
  };
}

/** The overlays of the newest version change all of them, as states of one API: what one removes stands in no list of changes. */
function findApplied(
  versions: readonly string[],
  { root, read, overlays, files }: VersionScope & { overlays: readonly string[]; files: Set<string> },
): readonly string[] {
  const newest = versions.at(-1);
  if (newest === undefined) return [];
  const { source } = isRemote(newest) ? { source: toSource(newest) } : findSpecReader(newest, root);
  const hosts = new Set([source, ...overlays.map(toSource)].flatMap((one) => hostOf(one) ?? []));
  // An edit of one that does not apply may let it apply.
  const follow = (one: string): ReadResult => (files.add(one), read(one));
  return findOverlays(overlays, { files: createSpecFiles({ read: follow }), sources: [source], hosts }).bySource.get(source) ?? [];
}

function openVersion(
  typed: string,
  { root, read, files, overlays }: VersionScope & { files: Set<string>; overlays: readonly string[] },
): LoadedApi | UnreadSpec {
  const { source, read: readOwn }: SpecReader = isRemote(typed) ? { source: toSource(typed), read } : findSpecReader(typed, root);
  const isFile = source === paths.inside(root, path.resolve(root, typed));
  const follow = (one: string): ReadResult => {
    // Of a Git revision, too: overlays are those of today.
    if (overlays.includes(one)) return read(one);
    if (isFile) files.add(one);
    return readOwn(one);
  };
  return openSpec(typed, { source, read: follow }, overlays);
}

function describeUnread({ source, problem }: UnreadSpec): Diagnostic {
  return {
    code: 'openapi/unreadable',
    severity: 'error',
    message: `${source} cannot be read. ${problem}`,
    hint: 'Versions of `api.changelog` are paths from the folder of docs.json, URLs, or files of a Git revision: `v1.0:openapi.yaml`.',
  };
}
