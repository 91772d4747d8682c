/** An import, over one line or more; one that stands deeper than the program is part of a text. */
function createPattern(program: string): RegExp {
  const [indent = ''] = [...program.matchAll(/^[ \t]*(?=\S)/gm)].map(([one]) => one).toSorted((a, b) => a.length - b.length);
  return new RegExp(String.raw`^${indent}import\s(?:[^;'"]*?\sfrom\s*)?["'][^"'\n]+["'];?[ \t]*$`, 'gm');
}

/** The imports of a program, and all else of it. */
export function splitImports(program: string): { imports: string[]; body: string } {
  const pattern = createPattern(program);
  return {
    imports: [...program.matchAll(pattern)].map(([statement]) => statement.trim()),
    body: program.replaceAll(pattern, '').replaceAll(/^([ \t]*)export\s+(?=(?:interface|type|const|let|async|function)\b)/gm, '$1'),
  };
}
