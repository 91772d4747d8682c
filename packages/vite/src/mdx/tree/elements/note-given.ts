import type { PageDraft } from '../../page-draft.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/** What React takes for itself, and what Octavo's own steps give. */
const OWN = /^(?:key|ref|children|slot|octavo[A-Z].*|_.*|.*:.*|data-.*)$/;

/** Notes the props that an element gives to the default export of another file; `files` has that by its local name. */
export function noteGiven(element: ElementHandle, files: ReadonlyMap<string, string>, { page }: PageDraft): void {
  const specifier = files.get(element.name);
  const props = element.attributeNames().filter((name) => !OWN.test(name));
  if (specifier === undefined || props.length === 0) return;
  (page.gives ??= []).push({ specifier, name: element.name, props, ...(element.place ?? { line: 1, column: 1 }) });
}

/** The files of which a page imports the default export, by its local name. */
export function findDefaultImports(programs: readonly PageProgram[]): Map<string, string> {
  const statements = programs.flatMap(({ kind, program }) => (kind === 'esm' ? program.body : []));
  return new Map(
    statements.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const found = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
      return found === undefined ? [] : [[found.local.name, String(statement.source.value)] as const];
    }),
  );
}
