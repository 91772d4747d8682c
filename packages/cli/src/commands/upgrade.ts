import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findText, parseConfig, upgradeConfig } from '@octavo/core';
import { findConfigFile } from '@octavo/vite';
import { openSite } from '../check/open-checker.ts';
import type { CommandContext } from '../command.ts';
import { formatPath } from '../format-path.ts';
import { UserError } from '../user-error.ts';

/** Rewrites the config of a site in the current shape, as `docs.json`; the site stays the same. 0 also when there is nothing to do. */
export async function upgrade({ folder, options, terminal }: CommandContext): Promise<number> {
  const { api, root } = await openSite(folder, options);
  const generated = await api.generatingApis();
  const file = findConfigFile(root);
  if (file === undefined) throw new UserError(`There is no docs.json or mint.json in ${root}.`);
  const text = readFileSync(file, 'utf8');
  const { diagnostics } = parseConfig(text, path.basename(file));
  const broken = diagnostics.find(({ severity }) => severity === 'error');
  if (broken !== undefined)
    throw new UserError(`${formatPath(file)} has an error: ${broken.message}`, 'Mend it first: `octavo check` shows where.');

  const { pages } = api.site();
  const versionOf = (href: string): string | undefined => pages[href] && findText(pages[href].frontmatter, 'version');
  const hasApis = Object.values(pages).some(({ api: shown }) => shown?.source !== undefined);
  const upgraded = upgradeConfig(text, { versionOf, hasApis, generated });
  if (upgraded === undefined) {
    terminal.print(`${formatPath(file)} is in the current shape already.`);
    return 0;
  }
  const target = path.join(root, 'docs.json');
  writeFileSync(target, upgraded);
  if (file !== target) rmSync(file);
  terminal.print(`Wrote ${formatPath(target)} in the current shape${file === target ? '' : `, and removed ${formatPath(file)}`}.`);
  return 0;
}
