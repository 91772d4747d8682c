import type { Program } from 'estree-jsx';
import { parseSync, transformWithOxc } from 'vite';
import { createFrame } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { collectIcons } from '../mdx/tree/collect-icons.ts';
import type { CompiledPage } from '../mdx/compiled-page.ts';
import { collectProgramClasses } from '../mdx/tree/collect-classes.ts';

/** Compiles a `.jsx`, `.tsx`, `.js` or `.ts` file of the content root to plain JavaScript; its JSX is always React's. */
export async function compileScript({ file, text }: { file: string; text: string }): Promise<CompiledPage> {
  const empty = { toc: [], fields: [], examples: [], references: [], usesNames: [], classes: [] };
  try {
    const lang = /\.tsx?$/i.test(file) ? 'tsx' : 'jsx';
    const { code } = await transformWithOxc(text, file, {
      lang,
      jsx: { runtime: 'automatic', importSource: 'react' },
      sourcemap: false,
      tsconfig: false,
    });
    const icons = collectIcons(parse('script.js', code));
    return { ...empty, code, imports: findImports(text), classes: findClasses(text, lang), icons, diagnostics: [] };
  } catch (error) {
    return { ...empty, code: '', imports: [], icons: [], diagnostics: [toDiagnostic(error, file, text)] };
  }
}

function findClasses(text: string, lang: 'jsx' | 'tsx'): string[] {
  const classes = new Set<string>();
  collectProgramClasses(parse(`script.${lang}`, text), classes);
  return [...classes].toSorted();
}

function parse(file: string, text: string): Program {
  // The parser's own tree type is ESTree's under another name.
  return parseSync(file, text).program as unknown as Program;
}

function findImports(text: string): CompiledPage['imports'] {
  const pattern = /^[ \t]*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?(['"])([^'"\n]+)\1/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    column: 1,
  }));
}

function toDiagnostic(error: unknown, file: string, text: string): Diagnostic {
  if (!(error instanceof Error)) throw error;
  const [, line, column] = /:(\d+):(\d+)/.exec(error.message) ?? [];
  const position = { line: Number(line ?? 1), column: Number(column ?? 1) };
  const message = error.message.split('\n').find((row) => row.trim() !== '' && !row.startsWith('Transform failed')) ?? error.message;
  return {
    code: 'page/script',
    severity: 'error',
    message: `This file cannot be compiled: ${message.replace(/^\[[A-Z_]+\]\s*(?:Error:)?\s*/, '').trim()}`,
    file,
    ...position,
    frame: createFrame(text, position.line, position.column),
  };
}
