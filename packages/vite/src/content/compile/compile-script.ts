import { jsx, toJs } from 'estree-util-to-js';
import type { ImportDeclaration, Program, VariableDeclaration } from 'estree-jsx';
import { createCodeFrame } from '@octavo/core/internal';
import { transformWithOxc } from 'vite';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import type { PropKinds } from '../../mdx/page-draft.ts';
import { listPageFindings } from '../../mdx/list-page-findings.ts';
import { createPageDraft, reportFinding } from '../../mdx/page-draft.ts';
import type { PageDraft } from '../../mdx/page-draft.ts';
import { parseScript } from '../../mdx/source/parse-script.ts';
import { collectProgramClasses } from '../../mdx/tree/elements/collect-classes.ts';
import { collectExports } from '../../mdx/tree/script/collect-exports.ts';
import { findBrowserDifference } from '../../mdx/tree/mistakes/find-browser-difference.ts';
import { collectIcons } from '../../mdx/tree/elements/collect-icons.ts';
import { collectImports } from '../../mdx/tree/script/collect-imports.ts';
import { translateProgramStyles } from '../../mdx/tree/elements/translate-styles.ts';
import { createNamedImport } from '../../mdx/tree/nodes/estree-nodes.ts';
import { findModuleNames } from '../../mdx/tree/nodes/page-programs.ts';
import type { PageProgram } from '../../mdx/tree/nodes/page-programs.ts';
import { createImports, prepareElements } from '../../mdx/tree/rehype-page.ts';
import { dropOwnImports } from '../../mdx/tree/script/drop-own-imports.ts';
import { resolveIdentifiers } from '../../mdx/tree/script/resolve-identifiers.ts';

/** A script of the content root. */
export interface ScriptSource {
  file: string;
  text: string;
  /** The components that it has without importing them. */
  componentNames: readonly string[];
  componentProps?: PropKinds;
}

/** The theme's components with the author's own, by the name of a module of ours. */
const THEME = 'virtual:octavo/theme';

/**
 * Compiles a `.jsx`, `.tsx`, `.js` or `.ts` file of the content root to plain JavaScript; its JSX is always React's. It has what a page
 * has: React's hooks and the theme's components without an import, and HTML's names of attributes.
 */
export async function compileScript({ file, text, componentNames, componentProps = {} }: ScriptSource): Promise<CompiledPage> {
  const draft = createPageDraft({ file, text, isPage: false, componentNames: new Set(componentNames), componentProps });
  // What it renders is not known.
  draft.page.outline.isOpen = true;
  try {
    const isTyped = /\.tsx?$/i.test(file);
    const plain = isTyped ? await transform(text, 'tsx', file) : text;
    const program = prepareScript(parseScript(plain), draft);
    const code = await transform(toJs(program, { handlers: jsx }).value, 'jsx', 'script.jsx');
    draft.page.icons.push(...collectIcons(parseScript(code)));
    // What was said of the text without its types has no true place.
    const diagnostics = isTyped
      ? draft.page.diagnostics.map(({ line: _l, column: _c, frame: _f, ...rest }) => rest)
      : draft.page.diagnostics;
    const [usesNames, classes] = [[...draft.usesNames].toSorted(), [...draft.classes].toSorted()];
    return { ...draft.page, code, usesNames, classes, diagnostics: listPageFindings(diagnostics) };
  } catch (error) {
    return { ...draft.page, code: '', diagnostics: [...draft.page.diagnostics, describeError(error, { file, text })] };
  }
}

function prepareScript(written: Program, draft: PageDraft): Program {
  const [program = written] = dropOwnImports([written], draft.componentNames);
  const programs: PageProgram[] = [{ kind: 'esm', program, clear: () => undefined }];
  const moduleNames = findModuleNames(programs);
  draft.page.imports.push(...collectImports(programs, draft.text));
  for (const finding of findBrowserDifference(programs, draft.text)) reportFinding(draft, finding);
  const { react } = resolveIdentifiers(programs, moduleNames, draft);
  const used = prepareElements({ type: 'root', children: [] }, programs, { moduleNames, react, draft });
  draft.page.exports.push(...collectExports(program));
  translateProgramStyles(program);
  collectProgramClasses(program, draft.classes);
  const components = [...draft.usesNames].toSorted();
  return {
    ...program,
    body: [...createImports(react, used).body, ...(components.length > 0 ? provide(components) : []), ...program.body],
  };
}

/** `import { components as _components } from '…'; const { Card } = _components;` */
function provide(names: readonly string[]): [ImportDeclaration, VariableDeclaration] {
  const declaration = createNamedImport(['components'], THEME);
  for (const specifier of declaration.specifiers) specifier.local = { type: 'Identifier', name: '_components' };
  return [
    declaration,
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: {
            type: 'ObjectPattern',
            properties: names.map((name) => ({
              type: 'Property',
              kind: 'init',
              key: { type: 'Identifier', name },
              value: { type: 'Identifier', name },
              method: false,
              shorthand: true,
              computed: false,
            })),
          },
          init: { type: 'Identifier', name: '_components' },
        },
      ],
    },
  ];
}

/** Takes types away, or makes JSX calls. */
async function transform(text: string, lang: 'jsx' | 'tsx', file: string): Promise<string> {
  const options = lang === 'tsx' ? ('preserve' as const) : { runtime: 'automatic' as const, importSource: 'react' };
  const { code } = await transformWithOxc(text, file, { lang, jsx: options, sourcemap: false, tsconfig: false });
  return code;
}

/** Of the bundler's message, coloured and over several lines, what went wrong and where. */
function describeError(error: unknown, { file, text }: { file: string; text: string }): CompiledPage['diagnostics'][number] {
  if (!(error instanceof Error)) throw error;
  // Colours: they begin with the character ESC.
  const plain = error.message.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
  const [, row, place] = /:(\d+):(\d+)/.exec(plain) ?? [];
  const own = 'line' in error && 'column' in error ? { line: Number(error.line), column: Number(error.column) } : undefined;
  const { line, column } = own ?? { line: Number(row ?? 1), column: Number(place ?? 1) };
  const message = plain.split('\n').find((part) => part.trim() !== '' && !part.startsWith('Transform failed')) ?? plain;
  return {
    code: 'page/script',
    severity: 'error',
    message: `This file cannot be compiled: ${message.replace(/^\[[A-Z_]+\]\s*(?:Error:)?\s*/, '').trim()}`,
    file,
    line,
    column,
    frame: createCodeFrame(text, line, column),
  };
}
