import type { Code } from 'mdast';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft, TextPosition } from '../page-draft.ts';
import type { ReadTypes } from './create-type-reader.ts';
import type { FenceMeta } from './fence-meta.ts';
import type { TypedCode } from './type-notes.ts';
import type { TypeTools } from './type-tools.ts';

/** What types are read with; without tools, nothing is installed. */
export interface TypeScope {
  draft: PageDraft;
  readTypes: ReadTypes;
  tools: TypeTools | undefined;
}

const LANGUAGES: Readonly<Record<string, string>> = { typescript: 'ts', javascript: 'js' };

/** Reads the types of a fence that asks for them, and tells of errors at their lines of the page; undefined where there are none to show. */
export async function readBlockTypes(
  node: Code,
  { language, twoslash }: Pick<FenceMeta, 'language' | 'twoslash'>,
  { draft, readTypes, tools }: TypeScope,
): Promise<TypedCode | undefined> {
  const name = LANGUAGES[language] ?? language;
  if (!twoslash || !draft.isTrusted || !['ts', 'tsx', 'js', 'jsx'].includes(name)) return undefined;
  const start = node.position?.start;
  if (tools === undefined) {
    if (draft.page.diagnostics.some(({ code }) => code === 'page/no-twoslash')) return undefined;
    reportFinding(draft, {
      code: 'page/no-twoslash',
      severity: 'warning',
      message: 'Types are not shown: `twoslash` and TypeScript 6 or earlier are not installed.',
      hint: 'Install both, TypeScript under a name of its own: `npm install --save-dev --legacy-peer-deps twoslash typescript-6@npm:typescript@6`.',
      place: start,
    });
    return undefined;
  }
  try {
    const typed = await readTypes(node.value, name, tools);
    for (const { offset, message } of typed.problems) {
      reportFinding(draft, {
        code: 'page/type-error',
        severity: 'error',
        message,
        hint: `Fix the code, or declare the error in a comment: \`// @errors: ${/\(TS(\d+)\)/.exec(message)?.[1] ?? '2322'}\`.`,
        place: start && findPlace(node, offset, start),
      });
    }
    draft.page.hasTypes = true;
    return typed;
  } catch (error) {
    // Of notations that lead nowhere, such as `^?` below nothing, the library says so by throwing.
    if (!(error instanceof Error)) throw error;
    const message = error.message.trim().replaceAll(/\s*\n\s*/g, ' ');
    reportFinding(draft, { code: 'page/type-error', severity: 'error', message, place: start });
    return undefined;
  }
}

/** A place of a fence's code in the page; that of a file's code is the fence. */
function findPlace(node: Code, offset: number, start: TextPosition): TextPosition {
  const end = node.position?.end ?? start;
  const before = node.value.slice(0, offset).split('\n');
  const isOwn = end.line - start.line >= node.value.split('\n').length;
  return isOwn ? { line: start.line + before.length, column: start.column + (before.at(-1)?.length ?? 0) } : start;
}
