import { compareSpecFiles, countChanges } from '@octavo/vite/internal';
import { formatChangesJson } from '../api-diff/format-changes-json.ts';
import { formatChangesMarkdown } from '../api-diff/format-changes-markdown.ts';
import { formatChanges } from '../api-diff/format-changes.ts';
import { listChangeFindings } from '../api-diff/list-change-findings.ts';
import { formatAnnotations } from '../check/format-annotations.ts';
import type { CommandContext } from '../command.ts';
import { UserError } from '../terminal/user-error.ts';

/** Reports what changed between two states of an API; 1 when a change breaks clients, or under `--strict` may break them. */
export async function apiDiff({ folder: before, hasFolder, second: after, options, terminal }: CommandContext): Promise<number> {
  if (!hasFolder || after === undefined) {
    throw new UserError('`octavo api-diff` needs two OpenAPI files.', 'For example: octavo api-diff main:openapi.yaml openapi.yaml');
  }
  const today = new Date().toISOString().slice(0, 10);
  const changes = await compareSpecFiles([before, after], { folder: process.cwd(), today });
  if ('problem' in changes) throw new UserError(`${changes.source} cannot be compared. ${changes.problem}`);
  const summary = countChanges(changes);
  if (options.json) terminal.print(formatChangesJson(changes));
  else {
    terminal.print(options.markdown ? formatChangesMarkdown(changes) : formatChanges(changes, terminal.colors));
    const findings = listChangeFindings(changes, after);
    if (terminal.isAnnotated === true && findings.length > 0)
      terminal.print(formatAnnotations(findings, { root: process.cwd(), from: process.env['GITHUB_WORKSPACE'] ?? process.cwd() }));
  }
  return summary.breaking > 0 || (options.strict && summary.risky > 0) ? 1 : 0;
}
