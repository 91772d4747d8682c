import type { Program } from 'estree-jsx';

/** Leaves out what an earlier import statement of the page has imported already under the same name. */
export function dedupeImports(programs: readonly Program[]): Program[] {
  const seen = new Set<string>();
  return programs.map((program) => ({
    ...program,
    body: program.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return [statement];
      const specifiers = statement.specifiers.filter(({ local }) => !seen.has(local.name));
      for (const { local } of specifiers) seen.add(local.name);
      return specifiers.length > 0 ? [{ ...statement, specifiers }] : [];
    }),
  }));
}
