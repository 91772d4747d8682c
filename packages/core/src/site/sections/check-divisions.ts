import type { ConfigDivision } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { ConfigSource, ConfigSubject, SubjectFinding } from '../config-source.ts';
import type { DivisionNode, DivisionTree } from '../navigation/division-tree.ts';
import { MOST_LISTED } from './list-divisions.ts';
import type { SectionDraft } from './section-draft.ts';

/** Returns a finding for each division that is not shown because no page of navigation is in it, not for those inside it; and for each level of which not all are listed. */
export function checkDivisions({ roots }: DivisionTree, drafts: readonly SectionDraft[], source: ConfigSource): Diagnostic[] {
  const filled = new Set(drafts.flatMap(({ place }) => place));
  const listLong = (nodes: readonly DivisionNode[]): SubjectFinding[] => [
    ...nodes.slice(MOST_LISTED, MOST_LISTED + 1).map(longList),
    ...nodes.flatMap((node) => listLong(node.nodes)),
  ];
  const listEmpty = (node: DivisionNode): SubjectFinding[] => {
    const { division, nodes } = node;
    if (filled.has(division)) return nodes.flatMap(listEmpty);
    // One that leads elsewhere is shown as a link, and one that names nothing is told by the config's own check.
    return division.href !== undefined || division.isRest === true || isBare(division) ? [] : [emptyDivision(node)];
  };
  return [...source.createDiagnostics(roots.flatMap(listEmpty)), ...source.createDiagnostics(listLong(roots))];
}

function emptyDivision(node: DivisionNode): SubjectFinding {
  const { kind, name } = node.division;
  return {
    code: 'site/empty-division',
    severity: 'warning',
    message: `The ${kind} "${name}" has no pages; not shown.`,
    hint: 'Add existing pages to it, or remove it.',
    subject: toSubject(node),
  };
}

function longList(node: DivisionNode): SubjectFinding {
  const { kind, name } = node.division;
  return {
    code: 'site/long-list',
    severity: 'warning',
    message: `More than ${MOST_LISTED} divisions side by side: from the ${kind} "${name}" on, each is listed only on its own pages.`,
    hint: 'Put them into fewer divisions, or into groups of navigation.',
    subject: toSubject(node),
  };
}

function toSubject({ path }: DivisionNode): ConfigSubject {
  return { divisions: path.map((one) => ({ key: one.kind, name: one.name })) };
}

function isBare({ pages, divisions, openapi }: ConfigDivision): boolean {
  return pages.length === 0 && divisions.length === 0 && openapi === undefined;
}
