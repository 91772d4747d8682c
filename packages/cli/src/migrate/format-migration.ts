import path from 'node:path';
import { findPackageManager } from '@octavo/vite/internal';
import { formatPath } from '../terminal/format-path.ts';
import { formatBrokenLinks } from '../terminal/format-summary.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { createRedirects } from './create-redirects.ts';
import type { MigrationNote } from './old-site.ts';
import type { MigrationPlan } from './plan-migration.ts';
import type { MigrationProof } from './prove-migration.ts';

/** So many of a kind are named; `--json` has all. */
const SHOWN = 5;

/** What a migration has to tell. */
export interface MigrationResult {
  plan: MigrationPlan;
  proof: MigrationProof;
  /** Absolute. */
  folder: string;
  files: number;
  isDryRun: boolean;
}

/** Writes for the terminal what came over, what differs, what needs a hand and what was left out. */
export function formatMigration({ plan, proof, folder, files, isDryRun }: MigrationResult, colors: Terminal['colors']): string {
  const { tool, site, notes } = plan;
  const percent = proof.total === 0 ? 100 : Math.floor((proof.right / proof.total) * 1000) / 10;
  return [
    section(colors.green('Migrated'), [
      `${tool.title}, from ${site.configFiles.join(', ') || 'its folders'}`,
      `${proof.right} of ${proof.total} pages right without manual work (${percent} %); ${proof.inNavigation} in navigation`,
      ...(proof.besideComponents > 0
        ? [
            `${proof.besideComponents} more ${proof.besideComponents === 1 ? 'is' : 'are'} right except for components of the old site, which are listed below`,
          ]
        : []),
      `${count(site.assets.length, 'other file')}, ${count(createRedirects(site).length, 'redirect')}`,
      ...listBrokenBefore(proof.brokenBefore),
    ]),
    section(colors.yellow('Differs'), listNotes(notes, 'differs')),
    section(colors.red('Needs manual work'), [
      ...limit(proof.config.map(({ message }) => `docs.json: ${message}`)),
      ...listNotes(notes, 'by-hand'),
      ...limit(
        proof.components.map(
          ({ name, places }) =>
            `${name} comes from the old site's own code: ${places.slice(0, 3).join(', ')}${places.length > 3 ? ` and ${places.length - 3} more` : ''}`,
        ),
      ),
      ...limit(
        proof.wrong.map(
          ({ file, problems }) =>
            `${file}: ${problems.slice(0, 3).join(' ')}${problems.length > 3 ? ` And ${problems.length - 3} more.` : ''}`,
        ),
      ),
      ...limit(site.others.map(({ href, file, reason }) => `${href} (${file}): ${reason}`)),
    ]),
    section(colors.red('Removed'), listNotes(notes, 'left-out')),
    isDryRun
      ? `Nothing was written. Without --dry-run, ${files} files would be in ${formatPath(folder)}.`
      : `Wrote ${files} files to ${formatPath(folder)}; the old site is as it was.\n\n${section('Next:', listSteps(folder))}`,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function listBrokenBefore({ total, ...broken }: MigrationProof['brokenBefore']): string[] {
  if (total === 0) return [];
  if (total === 1) return ['One broken link or mistake in a text is as it was in the old site (`octavo check` shows it)'];
  const repeated = broken.links === broken.targets ? '' : `, ${formatBrokenLinks(broken)} among them,`;
  return [`${total} broken links and mistakes in texts${repeated} are as they were in the old site (\`octavo check\` lists them)`];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** How to see the new site. */
function listSteps(folder: string): string[] {
  const { name } = findPackageManager(path.dirname(folder));
  return [`cd ${formatPath(folder)}`, `${name} install`, `${name} run dev`];
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** One line for each kind, the first places below it. */
function listNotes(notes: readonly MigrationNote[], kind: MigrationNote['kind']): string[] {
  const byKind = new Map<string, MigrationNote[]>();
  for (const note of notes.filter((one) => one.kind === kind)) byKind.set(note.what, [...(byKind.get(note.what) ?? []), note]);
  return [...byKind].flatMap(([what, found]) => [
    `${what} (${found.length})`,
    ...limit(
      found.map(({ message, file, line }) => `  ${file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `}${message}`),
    ),
  ]);
}

function limit(lines: readonly string[]): string[] {
  return lines.length <= SHOWN ? [...lines] : [...lines.slice(0, SHOWN), `  and ${lines.length - SHOWN} more (--json lists them)`];
}
