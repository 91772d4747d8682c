import { listStatements } from './list-statements.ts';
import type { PythonStatement } from './list-statements.ts';

/** A class, a function or a value of a module of Python. */
export interface PythonObject {
  kind: 'module' | 'class' | 'function' | 'value';
  name: string;
  /** As written: `def sail(to: str) -> None`. */
  signature: string;
  docstring?: string;
  members: PythonObject[];
}

/** A module, and the names that it has from others. */
export interface PythonModule extends PythonObject {
  /** Where names are from, as written (`.boats`, `ferry.boats`), and what they are called there. */
  imports: ReadonlyMap<string, { module: string; name: string }>;
  /** Modules that all names are taken from. */
  stars: string[];
}

/** Reads what a program of Python declares, and what its texts say of that; nothing is run. */
export function readPython(name: string, program: string): PythonModule {
  const statements = listStatements(program);
  const imports = new Map<string, { module: string; name: string }>();
  const stars: string[] = [];
  for (const { text } of statements) {
    const [, module = '', names = ''] = /^from\s+([\w.]+)\s+import\s+([\s\S]+)$/.exec(text) ?? [];
    if (names.trim() === '*') stars.push(module);
    for (const [, original = '', local] of names.replaceAll(/#.*|[()\\]/g, '').matchAll(/([A-Za-z_]\w*)(?:\s+as\s+(\w+))?/g))
      imports.set(local ?? original, { module, name: original });
  }
  const docstring = readText(statements[0]?.text);
  return {
    kind: 'module',
    name,
    signature: '',
    ...(docstring !== undefined && { docstring }),
    members: readMembers(statements),
    imports,
    stars,
  };
}

/** What stands at the depth of the first statement. */
function readMembers(statements: readonly PythonStatement[]): PythonObject[] {
  const indent = statements[0]?.indent ?? 0;
  const members = statements.flatMap(({ text, indent: own }, index): PythonObject[] => {
    if (own !== indent) return [];
    const [, keyword, name] = /^(?:async\s+)?(class|def)\s+(\w+)/.exec(text) ?? [];
    const body = takeBody(statements, index);
    if (name !== undefined) {
      const docstring = readText(body[0]?.text);
      const signature = text.replace(/:\s*(?:\.\.\.|pass)?\s*(?:#.*)?$/, '');
      const kind = keyword === 'class' ? 'class' : 'function';
      return [{ kind, name, signature, ...(docstring !== undefined && { docstring }), members: kind === 'class' ? readMembers(body) : [] }];
    }
    const value = /^([A-Za-z_]\w*)\s*(?::[^=]+)?(?:=|$)/.exec(text)?.[1];
    const said = readText(statements[index + 1]?.text);
    if (value === undefined) return [];
    return [{ kind: 'value', name: value, signature: text, ...(said !== undefined && { docstring: said }), members: [] }];
  });
  // Of several with one name the last one counts, which says most.
  const known = new Map<string, PythonObject>();
  for (const one of members) if (one.kind !== 'value' || one.docstring !== undefined || !known.has(one.name)) known.set(one.name, one);
  return [...known.values()];
}

function takeBody(statements: readonly PythonStatement[], index: number): PythonStatement[] {
  const depth = statements[index]?.indent ?? 0;
  const end = statements.findIndex(({ indent }, at) => at > index && indent <= depth);
  return statements.slice(index + 1, end === -1 ? undefined : end);
}

/** The text of a statement that is nothing but one, without the indentation that its lines share. */
function readText(statement: string | undefined): string | undefined {
  const [, , text] = /^[rRuU]?("""|'''|"|')([\s\S]*)\1$/.exec(statement ?? '') ?? [];
  if (text === undefined) return undefined;
  const [first = '', ...rest] = text.split('\n');
  const shared = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0));
  return [first.trim(), ...rest.map((line) => line.slice(Number.isFinite(shared) ? shared : 0).trimEnd())].join('\n').trim();
}
