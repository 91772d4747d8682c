import type { ImportDeclaration, Program } from 'estree-jsx';

/** The package that the hosted original's components are in: its pages need no import, and some of them have one. */
export const ORIGINAL_COMPONENTS = '@mintlify/components';

/** Modules of a framework whose default export is a component of that name here, too. */
const FRAMEWORK: ReadonlySet<unknown> = new Set(['next/link', 'next/image']);

/** Leaves out imports of components that a page has without one: `import { Card } from '@mintlify/components'`, `import Link from 'next/link'`. */
export function dropOwnImports(programs: readonly Program[], componentNames: ReadonlySet<string>): Program[] {
  return programs.map((program) => ({
    ...program,
    body: program.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return [statement];
      const { value } = statement.source;
      const specifiers = statement.specifiers.filter((one) => !componentNames.has(one.local.name) || !isOwn(one, value));
      return specifiers.length > 0 ? [{ ...statement, specifiers }] : [];
    }),
  }));
}

/** An import of another name would need that name in the page. */
function isOwn(specifier: ImportDeclaration['specifiers'][number], source: unknown): boolean {
  if (specifier.type === 'ImportDefaultSpecifier') return FRAMEWORK.has(source);
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return false;
  return source === ORIGINAL_COMPONENTS && specifier.imported.name === specifier.local.name;
}
