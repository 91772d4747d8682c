import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/disk';
import { parseConfig, upgradeConfig } from '@octavo/core';
import type { Site } from '@octavo/core';
import { createConfigReader, findConfigFile } from '@octavo/vite/internal';
import { openSite } from '../check/open-checker.ts';
import type { CommandContext } from '../command.ts';
import { formatPath } from '../terminal/format-path.ts';
import { findSchema } from '../upgrade/find-schema.ts';
import { formatDifference } from '../terminal/format-difference.ts';
import { listChanges } from '../upgrade/list-changes.ts';
import { UserError } from '../terminal/user-error.ts';

/**
 * Rewrites the config of a site in the current shape, as `docs.json`; the site stays the same. With `--dry-run` it prints the difference
 * and writes nothing. A `mint.json` is removed with consent only. 0 also when there is nothing to do.
 */
export async function upgrade({ folder, options, terminal }: CommandContext): Promise<number> {
  const { api, root } = await openSite(folder, options);
  const generated = await api.generatingApis();
  const file = findConfigFile(root);
  if (file === undefined) throw new UserError(`No docs.json or mint.json found in ${root}.`);
  const text = demand(disk.readText(file), file);
  const read = createConfigReader(root);
  const { diagnostics, files } = parseConfig(text, path.basename(file), { read });
  const broken = diagnostics.find(({ severity }) => severity === 'error');
  if (broken !== undefined)
    throw new UserError(
      `${formatPath(path.join(root, broken.file ?? path.basename(file)))} has an error: ${broken.message}`,
      'Fix it first: `octavo check` shows where.',
    );

  const before = api.site();
  const upgraded = upgradeConfig(text, { site: before, generated, read, schema: findSchema(root) });
  if (upgraded === undefined) {
    terminal.print(`${formatPath(file)} already has the current shape.`);
    return 0;
  }
  const target = path.join(root, 'docs.json');
  if (options.dryRun) {
    terminal.print(formatDifference({ file: formatPath(file), text }, { file: formatPath(target), text: upgraded }, terminal.colors));
    terminal.print(`Nothing is written${file === target ? '' : `; ${formatPath(file)} would no longer be read`}.`);
    return 0;
  }
  demand(disk.write(target, upgraded), target);
  terminal.print(`Wrote ${formatPath(target)} in the current shape.`);
  if (file !== target) await removeOld(file, { options, terminal });
  const { files: kept } = parseConfig(upgraded, 'docs.json', { read });
  const inlined = files.filter((one) => kept.every((other) => other.file !== one.file));
  for (const one of inlined) terminal.print(`${formatPath(path.join(root, one.file))} is now part of it, and is no longer read.`);
  const opened = await openSite(folder, options);
  await opened.api.generatingApis();
  for (const note of describeChanges(before, opened.api.site())) terminal.print(note);
  return 0;
}

async function removeOld(file: string, { options, terminal }: Pick<CommandContext, 'options' | 'terminal'>): Promise<void> {
  const name = formatPath(file);
  const isAgreed =
    options.yes || (terminal.isInteractive && (await terminal.confirm?.(`Remove ${name}, which is no longer read?`)) === true);
  if (isAgreed) demand(disk.remove(file), file);
  terminal.print(isAgreed ? `Removed ${name}.` : `${name} is kept and no longer read: remove it, or run the command with --yes.`);
}

/** What is not the same: parts that held nothing have no place in the new file, and a page that navigation does not name stands where its neighbours do. */
function describeChanges(before: Site, after: Site): string[] {
  const empty = before.diagnostics.filter(({ code }) => code === 'site/empty-tab' || code === 'site/empty-anchor');
  const changes = listChanges(before, after);
  const pages = changes.length === 1 ? '1 page' : `${changes.length} pages`;
  const named = changes.slice(0, 3).join(', ');
  return [
    ...empty.map(({ message }) => `Omitted: ${message}`),
    ...(changes.length === 0 ? [] : [`The tabs, anchors or groups around ${pages} have changed: check ${named}.`]),
  ];
}
