import path from 'node:path';
import { disk } from '@octavo/vite/internal/disk';
import type { Diagnostic } from '@octavo/core';
import type { Checker, DeliveredPages } from '@octavo/vite/internal';
import { fixFiles } from '../check/fix-files.ts';
import { formatAnnotations } from '../check/format-annotations.ts';
import { formatCheck } from '../check/format-check.ts';
import { openChecker } from '../check/open-checker.ts';
import { isPassed, countFindings } from '../check/count-findings.ts';
import { formatDelivered } from '../check/format-delivered.ts';
import type { CheckSummary } from '../check/count-findings.ts';
import type { CommandContext } from '../command.ts';
import { findSiteAbove } from '../project/find-site.ts';
import { toTypedPaths } from '../check/to-typed-paths.ts';
import { sortDiagnostics } from '../terminal/sort-diagnostics.ts';

/**
 * Reports every problem of a site, or of one of its files, without building it, and fixes some with `--fix`; 1 when there is an error, or
 * under `--strict` any finding but a note.
 */
export async function check(context: CommandContext): Promise<number> {
  const { folder, options } = context;
  const file = findFile(folder);
  const whole = await openChecker(file === undefined ? folder : (findSiteAbove(file) ?? folder), options);
  const checker = file === undefined ? whole : narrow(whole, file);
  try {
    const result = await runCheck(checker, context);
    if (!options.watch) return result;
    const { watchFiles } = await import('../check/watch-files.ts');
    let last = result;
    await watchFiles(checker.root, async (files) => {
      const isOurs = files.map((changed) => checker.update(changed)).includes(true);
      if (isOurs) last = await runCheck(checker, context);
    });
    return last;
  } finally {
    await checker.close();
  }
}

/** The absolute path of what was typed, if it is a file. */
function findFile(typed: string): string | undefined {
  const file = path.resolve(typed);
  return disk.isFile(file) ? file : undefined;
}

/** Only what is found in one file: the rest of the site is read all the same, since links lead there. */
function narrow(checker: Checker, file: string): Checker {
  const isInFile = (one: Diagnostic): boolean => one.file !== undefined && path.resolve(checker.root, one.file) === file;
  return { ...checker, check: async () => (await checker.check()).filter(isInFile) };
}

async function runCheck(checker: Checker, { options, terminal }: CommandContext): Promise<number> {
  const start = performance.now();
  const { diagnostics, fixed } = options.fix ? await fixFiles(checker) : { diagnostics: await checker.check(), fixed: undefined };
  const found = sortDiagnostics(diagnostics);
  const summary = countFindings(found, fixed);
  const isGood = isPassed(summary, options.strict);
  if (options.json) terminal.print(formatJson({ diagnostics: found, summary, delivered: checker.delivered() }, options.watch));
  else {
    const text = formatCheck(toTypedPaths(found, checker.root), summary, terminal);
    terminal.print(`${text} ${terminal.colors.dim(`(${Math.round(performance.now() - start)} ms)`)}`);
    const delivered = checker.delivered();
    if (delivered) terminal.print(terminal.colors.dim(formatDelivered(delivered)));
    if (terminal.isAnnotated === true && found.length > 0) {
      terminal.print(formatAnnotations(found, { root: checker.root, from: process.env['GITHUB_WORKSPACE'] ?? process.cwd() }));
    }
  }
  return isGood ? 0 : 1;
}

/** A line for each run while watching, so that a program can read them one by one. */
function formatJson(result: CheckResult, isStream: boolean): string {
  return JSON.stringify(result, null, isStream ? undefined : 2);
}

interface CheckResult {
  diagnostics: Diagnostic[];
  summary: CheckSummary;
  /** Left out where no build was made. */
  delivered: DeliveredPages | undefined;
}
