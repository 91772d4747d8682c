import path from 'node:path';
import { isUntrusted } from '@octavo/core/internal';
import type { Config, Diagnostic, Site } from '@octavo/core/internal';
import type { ApiChangelog } from '../api/api-changelog.ts';
import type { ApiStore } from '../api/api-store.ts';
import { describeFailure } from '../disk/disk-failure.ts';
import type { ConfigStore } from './config-store.ts';
import type { ContentFiles } from './content-files.ts';
import { findCustomFiles } from './custom-files.ts';
import { describeOtherMarkdown } from './describe-other-markdown.ts';
import { describeUnpublished } from './describe-unpublished.ts';
import { describeUntrusted, isActive } from './describe-untrusted.ts';
import { findImportedFiles } from './find-imported-files.ts';
import { findUnreferenced, listCodeLiterals, needsReference } from './find-unreferenced.ts';
import type { ReferringText } from './find-unreferenced.ts';
import { perVersion } from './per-version.ts';
import { createReferringTexts } from './referring-texts.ts';
import { isOtherMarkdown } from './scan-content.ts';
import type { ContentKind } from './scan-content.ts';
import { createServedFiles } from './served-files.ts';
import type { ServedFiles } from './served-files.ts';

/** Which files of a content root are published, and why others are not. */
export interface PublishedFiles extends ServedFiles {
  /** Whether a page or a snippet imports a file (an absolute path). */
  isImported(file: string): boolean;
  diagnostics(): Diagnostic[];
}

/** What it follows from; each is asked for when it is needed. */
export interface PublishedFilesSource {
  root: string;
  /** Grows with every change. */
  version: () => number;
  /** Grows with every change that made another site. */
  siteVersion: () => number;
  kinds: () => ReadonlyMap<string, ContentKind>;
  content: Pick<ContentFiles, 'pages' | 'snippets' | 'refused'>;
  config: Pick<ConfigStore, 'current' | 'has'>;
  apis: Pick<ApiStore, 'sources' | 'overlaid' | 'isOverlay' | 'reads'>;
  changelog: Pick<ApiChangelog, 'reads'>;
  site: () => Site;
  readText: (file: string) => string;
}

/** Finds the published files anew after each change. */
export function createPublishedFiles(source: PublishedFilesSource): PublishedFiles {
  const { root, version, siteVersion, kinds, content, config, apis, changelog, site, readText } = source;

  const imported = perVersion(siteVersion, () => {
    const importers = [...content.pages.values(), ...content.snippets.values()].flatMap(({ page }) => (isTrusted(page.file) ? page : []));
    return findImportedFiles(importers, root);
  });
  const isImported = (file: string): boolean => (kinds(), imported().has(file));

  const settings = (): Pick<Config, 'untrusted'> => config.current()?.value ?? { untrusted: [] };
  const isTrusted = (file: string): boolean => !isUntrusted(file, settings());

  const custom = perVersion(siteVersion, () => {
    // First: it is known then what the APIs are read from. The code of a sample is no script of pages.
    site();
    const others = [...kinds()].flatMap(([file, kind]) => (kind === 'other' ? [file] : []));
    return findCustomFiles(others.filter(isTrusted), {
      root,
      refused: content.refused,
      isImported: (file) => apis.reads(file) || isImported(path.posix.join(root, file)),
    });
  });

  // Every page has them; a script that loads one itself, by its address, finds it there.
  const loadedStyles = perVersion(siteVersion, () => {
    const { styles, scripts } = custom();
    const texts = scripts.map((file): ReferringText => ({ file, literals: listCodeLiterals(readText(file)), isCode: true }));
    const others = findUnreferenced(styles, texts);
    return new Set(styles.filter((file) => !others.has(file)));
  });

  const referring = createReferringTexts({ kinds, content, config, apis, readText, isTrusted });

  const unreferenced = perVersion(version, () => {
    // First: it is known then which APIs there are.
    site();
    const files = [...kinds()].flatMap(([file, kind]) =>
      kind === 'asset' && !config.has(file) && !apis.isOverlay(file) && needsReference(file) ? [file] : [],
    );
    let left = findUnreferenced(files, referring.all());
    // A published file of an API refers to its other files.
    for (let published = files.filter((file) => !left.has(file)); left.size > 0 && published.length > 0;) {
      const data = published.filter((file) => /\.(?:json|ya?ml)$/i.test(file));
      const rest = findUnreferenced(
        left,
        data.map((file) => referring.code(file)),
      );
      published = [...left].filter((file) => !rest.has(file));
      left = rest;
    }
    return left;
  });

  const overlaid = perVersion(siteVersion, () => (site(), new Set(apis.overlaid().map(({ source: file }) => file))));
  // An overlay may remove what nobody shall see: neither it nor the file that it changes is published as it is written.
  const isReplaced = (file: string): boolean => apis.isOverlay(file) || overlaid().has(file);
  const isConfig = (file: string): boolean => config.has(file) || isReplaced(file) || (isActive(file) && !isTrusted(file));
  const describeRefused = (): Diagnostic[] =>
    [...content.refused].flatMap(([file, failure]) => {
      const isMeant = kinds().get(file) === 'asset' && !isConfig(file) && !unreferenced().has(file);
      return isMeant ? [describeFailure(failure, file)] : [];
    });

  return {
    ...createServedFiles({
      root,
      kinds,
      custom,
      unreferenced,
      loadedStyles,
      isRefused: (file) => content.refused.has(file),
      isConfig,
    }),
    isImported,
    diagnostics: () => [
      ...custom().diagnostics,
      ...describeRefused(),
      ...describeOtherMarkdown([...kinds()].flatMap(([file, kind]) => (kind === 'other' && isOtherMarkdown(file) ? [file] : []))),
      ...describeUnpublished([...unreferenced()].filter((file) => !changelog.reads(file))),
      ...describeUntrusted([...kinds().keys()], settings()),
    ],
  };
}
