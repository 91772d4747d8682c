const IMPORT = /^import\s*(?:([^'"]*?)\s*from\s*)?(['"])([^'"\n]+)\2;?/gm;

/**
 * Takes imports that lead to nothing out of a module and puts components that render nothing in their place, so that the rest of the
 * page is shown. The code is a compiler's output: each import stands at the start of a line.
 *
 * `import X, { a as b } from './gone.jsx';` -> `const X = () => null, b = () => null;`
 */
export function stubImports(code: string, specifiers: ReadonlySet<string>): string {
  if (specifiers.size === 0) return code;
  return code.replace(IMPORT, (statement, clause: string | undefined, _quote: string, specifier: string) => {
    if (!specifiers.has(specifier)) return statement;
    const names = localNames(clause ?? '');
    return names.length === 0 ? '' : `const ${names.map((name) => `${name} = () => null`).join(', ')};`;
  });
}

/** `X, { a as b, c }` -> `X`, `b`, `c`; `* as all` -> `all` */
function localNames(clause: string): string[] {
  return clause
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => name !== '');
}
