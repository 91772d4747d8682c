import path from 'node:path';
import type { Config, Diagnostic } from '@octavo/core';
import {
  compareApis,
  createSay,
  createSpecFiles,
  findOverlays,
  hostOf,
  isRemote,
  nameStep,
  toSource,
  writeChangelog,
} from '@octavo/openapi/internal/load';
import type { AllTexts, ApiChange, ChangelogStep, LoadedApi, ReadResult } from '@octavo/openapi/internal/load';
import { paths } from '../disk/paths.ts';
import type { ExtensionPage } from '../extension/extension.ts';
import { findSpecReader, openSpec } from './open-spec.ts';
import type { SpecReader, UnreadSpec } from './open-spec.ts';

/** The page of a site that says what changed between the versions of its API. */
export interface ApiChangelog {
  /** The pages, one a language, where the config asks for one; none while fewer than two versions can be read. */
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
  /** The path of the page that lists all changes, in the site's first language. */
  page: string;
  /** The version's file (a path from the content root), or what the config calls it: that of a Git revision is no file of the site. */
  source: string;
  /** By the keys of operations. */
  operations: ReadonlyMap<string, readonly ApiChange[]>;
}

type Settings = Pick<Config['api'], 'changelog' | 'overlays'>;

/** A page of all changes. */
export interface ChangelogPlace {
  path: string;
  /** The code of its language. */
  language: string;
}

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

interface ChangelogSettings {
  settings: () => Settings;
  /** Where its pages are, given the path in the config, the first language first. */
  places: (page: string) => readonly ChangelogPlace[];
  /** What is said in a language. */
  texts: (language: string) => Partial<AllTexts>;
}

/** Makes the changelog of a content root's API; nothing is read before it is asked for. */
export function createApiChangelog({ settings, places, texts, ...scope }: VersionScope & ChangelogSettings): ApiChangelog {
  let made: MadeChangelog | undefined;
  const current = (): MadeChangelog => {
    const { changelog, overlays = [] } = settings();
    const found = changelog === undefined ? [] : places(changelog.page);
    const key = JSON.stringify([changelog, overlays, found]);
    if (made?.key !== key)
      made = {
        key,
        ...(changelog === undefined
          ? { pages: [], diagnostics: [], files: new Set() }
          : make(changelog, { ...scope, overlays, places: found, texts })),
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
  {
    overlays,
    places,
    texts,
    ...scope
  }: VersionScope & { overlays: readonly string[]; places: readonly ChangelogPlace[] } & Pick<ChangelogSettings, 'texts'>,
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
  return {
    pages: places.map((place) => writePage(place.path, { steps: steps.flat().toReversed(), say: createSay(texts(place.language)) })),
    diagnostics,
    files,
    ...(last && { newest: toNewest(last, { page, root }) }),
  };
}

function writePage(
  page: string,
  { steps, say }: { steps: readonly ChangelogStep[]; say: ReturnType<typeof createSay> },
): ReturnType<ApiChangelog['pages']>[number] {
  const [newest] = steps;
  const frontmatter = {
    title: say('API changelog'),
    ...(newest && { description: `${newest.changes.title}: ${nameStep(newest, say)}` }),
    rss: true,
  };
  return { path: page, frontmatter, text: writeChangelog(steps, say), extension: 'api.changelog' };
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
