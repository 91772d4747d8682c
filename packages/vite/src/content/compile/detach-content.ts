import { findEntry } from '@octavo/core/internal';

/** The module of a page's text as a script that imports nothing, and what is left for the page to import: style sheets. */
export interface DetachedContent {
  /** Its default export takes what the text needs of React and of MDX (`client/page/page-text.ts`), and gives the component. */
  code: string;
  sheets: string[];
}

/** How the script begins. */
export const DETACHED_START = 'export default ';

/** What `client/page/page-text.ts` has for a text. */
const RUNTIME: Readonly<Record<string, readonly string[]>> = {
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  '@octavo/vite/client/page/mdx-components': ['useMDXComponents'],
};

const IMPORT = /^import\s*(?:\{([^{}]*)\}\s*from\s*)?"([^"\n]+)";\s*/;
const COMPONENT = /^export default function (\w+)\(/gm;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/**
 * Takes the text of a page out of the module graph, as most texts import nothing but React and MDX. Undefined for one that has anything else
 * of a module: other imports, exports, `import.meta`, or one of `names`, in whose place the bundler would put something.
 *
 * `import {jsx as _jsx} from "react/jsx-runtime"; export default function A() {}` ->
 * `export default (_octavo) => { const {jsx: _jsx} = _octavo; function A() {} return A; };`
 */
export function detachContent(code: string, names: readonly string[] = []): DetachedContent | undefined {
  const { clauses, sheets, rest } = takeImports(code);
  const [component, ...others] = [...rest.matchAll(COMPONENT)];
  if (component?.[1] === undefined || others.length > 0 || clauses === undefined) return undefined;
  const body = rest.replace(component[0], component[0].slice(DETACHED_START.length));
  const bare = body.replace(STRING, '""');
  if (/\b(?:import|export)\b|\b_octavo\b/.test(bare) || names.some((name) => bare.includes(name))) return undefined;
  const needs = `const {${clauses.join(', ')}} = _octavo;`;
  return { code: `${DETACHED_START}(_octavo) => {\n${needs}\n${body}\nreturn ${component[1]};\n};\n`, sheets };
}

/** The imports, which a compiled page begins with, and all behind them; no clauses where a name is imported that a text is not given. */
function takeImports(code: string): { clauses: string[] | undefined; sheets: string[]; rest: string } {
  const sheets: string[] = [];
  let clauses: string[] | undefined = [];
  let rest = code;
  for (let match = IMPORT.exec(rest); match !== null; match = IMPORT.exec(rest)) {
    const [statement, clause, specifier = ''] = match;
    rest = rest.slice(statement.length);
    if (clause === undefined) sheets.push(specifier);
    else {
      const parts = clause.split(',').map((part) => part.trim().split(/\s+as\s+/));
      const isGiven = parts.every(([name = '']) => findEntry(RUNTIME, specifier)?.includes(name));
      clauses = isGiven ? clauses?.concat(parts.map((part) => part.join(': '))) : undefined;
    }
  }
  return { clauses, sheets: sheets.filter((specifier) => specifier !== ''), rest };
}
