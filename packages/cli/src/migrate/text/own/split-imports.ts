/** An import at the start of a line, over one line or more. */
const IMPORT = /^[ \t]*import\s(?:[^;'"]*?\sfrom\s*)?["'][^"'\n]+["'];?[ \t]*$/gm;

/** The imports of a program, and all else of it. */
export function splitImports(program: string): { imports: string[]; body: string } {
  const imports = [...program.matchAll(IMPORT)].map(([statement]) => statement.trim());
  return { imports, body: program.replaceAll(IMPORT, '').replaceAll(/^([ \t]*)export\s+(?=interface|type|const)/gm, '$1') };
}
