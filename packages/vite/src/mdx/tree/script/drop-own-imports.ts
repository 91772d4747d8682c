import type { Program } from 'estree-jsx';

/** The package that the hosted original's components are in: its pages need no import, and some of them have one. */
export const ORIGINAL_COMPONENTS = '@mintlify/components';

/** Leaves out imports of components that a page has without one: `import { Card } from '@mintlify/components'`. */
export function dropOwnImports(programs: readonly Program[], componentNames: ReadonlySet<string>): Program[] {
  return programs.map((program) => ({
    ...program,
    body: program.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== ORIGINAL_COMPONENTS) return [statement];
      const specifiers = statement.specifiers.filter((one) => {
        const name = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : undefined;
        return name !== one.local.name || !componentNames.has(name);
      });
      return specifiers.length > 0 ? [{ ...statement, specifiers }] : [];
    }),
  }));
}
