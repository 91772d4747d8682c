import { checkContent } from '@octavo/vite';
import type { CommandContext } from '../command.ts';
import { findSite, missingConfig } from '../find-site.ts';
import { formatDiagnostics } from '../format-diagnostics.ts';
import { countProblems } from '../format-summary.ts';
import { sortDiagnostics } from '../sort-diagnostics.ts';

/** Reports every problem of a site without building it; 1 when there is an error, or a warning under `--strict`. */
export async function check({ folder, options, terminal }: CommandContext): Promise<number> {
  const site = findSite(folder);
  if (site.content === undefined) throw missingConfig(site.folder);
  const diagnostics = sortDiagnostics(await checkContent({ root: site.content }));
  const summary = countProblems(diagnostics);
  terminal.print(options.json ? JSON.stringify({ diagnostics, summary }, null, 2) : formatDiagnostics(diagnostics, terminal));
  return summary.errors > 0 || (options.strict && summary.warnings > 0) ? 1 : 0;
}
