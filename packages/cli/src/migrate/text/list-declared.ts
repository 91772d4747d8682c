import { maskCode } from './mask-code.ts';

const STATEMENT =
  /^import\s+(?:type\s+)?([\w$\s{},*]+?)\s+from\s*["'][^"'\n]+["']|^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm;

/** The names that a page's own code imports and declares. */
export function listDeclared(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, imported = '', declared] of maskCode(text).matchAll(STATEMENT)) {
    if (declared !== undefined) names.add(declared);
    for (const one of imported.split(/[{},]/)) {
      const name = /([\w$]+)\s*$/.exec(one)?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}
