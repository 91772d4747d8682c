import { auditSite } from '@octavo/vite/internal/audit';
import { formatAnnotations } from '../check/format-annotations.ts';
import { formatCheck } from '../check/format-check.ts';
import { countFindings, isPassed } from '../check/count-findings.ts';
import type { CommandContext } from '../command.ts';
import { openPlace } from '../project/open-place.ts';
import { sortDiagnostics } from '../terminal/sort-diagnostics.ts';

/** Reads a built site as a crawler does; 1 when there is an error, or under `--strict` any finding but a note. */
export async function audit({ folder, options, terminal }: CommandContext): Promise<number> {
  const start = performance.now();
  const files = openPlace(folder, options.outDir);
  const { diagnostics, pages } = await auditSite(files);
  const found = sortDiagnostics(diagnostics);
  const summary = countFindings(found);
  if (options.json) terminal.print(JSON.stringify({ diagnostics: found, summary, pages }, null, 2));
  else {
    const time = terminal.colors.dim(`(${pages} pages, ${Math.round(performance.now() - start)} ms)`);
    terminal.print(`${formatCheck(found, summary, terminal)} ${time}`);
    const place = { root: files.place, from: process.env['GITHUB_WORKSPACE'] ?? process.cwd() };
    if (terminal.isAnnotated === true && found.length > 0) terminal.print(formatAnnotations(found, place));
  }
  return isPassed(summary, options.strict) ? 0 : 1;
}
