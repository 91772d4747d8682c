import type { ConfigDivision } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { ConfigSource } from '../config-source.ts';
import type { DivisionNode, DivisionTree } from '../navigation/division-tree.ts';
import type { SectionDraft } from './section-draft.ts';

/** Returns a finding for each division that is not shown because no page of navigation is in it; not for those inside it. */
export function checkDivisions({ roots }: DivisionTree, drafts: readonly SectionDraft[], source: ConfigSource): Diagnostic[] {
  const filled = new Set(drafts.flatMap(({ place }) => place));
  const check = ({ division, path, nodes }: DivisionNode): Diagnostic[] => {
    if (filled.has(division)) return nodes.flatMap(check);
    // One that leads elsewhere is shown as a link, and one that names nothing is told by the config's own check.
    if (division.href !== undefined || division.isRest === true || isBare(division)) return [];
    const { kind, name } = division;
    return [
      source.createDiagnostic(
        {
          code: 'site/empty-division',
          severity: 'warning',
          message: `The ${kind} "${name}" has no pages; not shown.`,
          hint: 'Add existing pages to it, or remove it.',
        },
        { divisions: path.map((one) => ({ key: one.kind, name: one.name })) },
      ),
    ];
  };
  return roots.flatMap(check);
}

function isBare({ pages, divisions, openapi }: ConfigDivision): boolean {
  return pages.length === 0 && divisions.length === 0 && openapi === undefined;
}
