import path from 'node:path';
import { parseConfig } from '@octavo/core';
import type { Config, ConfigReader, ConfigText, ConfigTexts, Diagnostic } from '@octavo/core/internal';
import { describeFailure } from '../disk/disk-failure.ts';
import { disk as systemDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';
import { paths } from '../disk/paths.ts';
import { createConfigReader } from './create-config-reader.ts';
import { CONFIG_NAMES, findConfigFile } from './find-config-file.ts';

/** A config with the text that it was read from, and every file that it is made of. */
export interface LoadedConfig {
  value: Config;
  text: string;
  /** Absolute. */
  file: string;
  files: ConfigText[];
}

/** Holds the config of one content root. */
export interface ConfigStore {
  /** Reads it from the disk. A broken one leaves the last good one in force. */
  load(): void;
  /** The config in force; undefined while there has been none that can be read. */
  current(): LoadedConfig | undefined;
  /** Its texts; the paths of its files count from the content root. */
  texts(): ConfigTexts | undefined;
  /** Whether a file (a path from the content root) is one that the config on the disk is made of. */
  has(file: string): boolean;
  /** True where there is none: the folder itself says what the site is. */
  isMissing(): boolean;
  /** What is wrong with the config as it stands on the disk. */
  diagnostics(): Diagnostic[];
  /** Files (absolute paths) that are not what they were when the config was read last. */
  findMissed(): string[];
  /** Reads a file that the config refers to (a path from the content root). */
  read: ConfigReader;
}

/** Makes the store of a content root's config; nothing is read before `load`. */
export function createConfigStore(root: string, disk: Disk = systemDisk): ConfigStore {
  let current: LoadedConfig | undefined;
  let isMissing = false;
  let removed: string | undefined;
  let files = new Set<string>();
  let diagnostics: Diagnostic[] = [];
  let stamps: readonly (readonly [file: string, stamp: string])[] = [];

  const readOther = createConfigReader(root);

  return {
    load() {
      // Before anything is read: what changes meanwhile is found then.
      stamps = CONFIG_NAMES.map((name) => paths.join(root, name)).map((file) => [file, readFileState(file, disk)]);
      const file = findConfigFile(root, disk);
      if (file === undefined) {
        // Without a config the folder is a site.
        if (current !== undefined) removed = path.basename(current.file);
        diagnostics = removed === undefined ? [] : [describeRemovedConfig(removed)];
        current = undefined;
        files = new Set();
        isMissing = true;
        return;
      }
      const read = disk.readText(file);
      if ('failure' in read) {
        diagnostics = [describeFailure(read.failure, path.basename(file))];
        return;
      }
      const text = read.value;
      const parsed = parseConfig(text, path.basename(file), { read: readOther });
      diagnostics = parsed.diagnostics;
      files = new Set(parsed.files.map((one) => one.file));
      const isBroken = parsed.diagnostics.some(({ severity }) => severity === 'error');
      // The folder is the last good site of a config that is written later.
      if (parsed.config !== undefined && (!isBroken || (current === undefined && !isMissing))) {
        isMissing = false;
        current = { value: parsed.config, text, file, files: parsed.files };
      }
    },
    current: () => current,
    texts: () => current && { file: path.basename(current.file), text: current.text, files: current.files },
    has: (file) => files.has(file),
    isMissing: () => isMissing,
    diagnostics: () => diagnostics,
    findMissed: () => stamps.flatMap(([file, stamp]) => (readFileState(file, disk) === stamp ? [] : [file])),
    read: readOther,
  };
}

/** What is said of a content root whose config was there while the site was served. */
function describeRemovedConfig(name: string): Diagnostic {
  return {
    code: 'config/not-found',
    severity: 'warning',
    message: `${name} was removed; the navigation is made from the files and their headings.`,
    hint: 'Restore it, or create one with `octavo init`.',
  };
}

/** What is said of a content root that has no config. */
export function describeMissingConfig(root: string): Diagnostic {
  return {
    code: 'config/not-found',
    severity: 'error',
    message: `No ${CONFIG_NAMES.join(' or ')} found in ${root}.`,
    hint: 'Pass the content folder: `octavo dev <folder>`, or set the plugin option `root`.',
  };
}
