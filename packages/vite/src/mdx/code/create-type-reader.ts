import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TypeNote, TypeProblem, TypedCode } from './type-notes.ts';
import type { TypeTools } from './type-tools.ts';

/** Reads the types of a block of code: `ts`, `tsx`, `js` or `jsx`. Throws what the library throws for notations that it cannot follow. */
export type ReadTypes = (code: string, language: string, tools: TypeTools) => Promise<TypedCode>;

/** The part of `twoslash/core` that is used (its version 0.3). */
interface TwoslashModule {
  createTwoslasher(options: {
    tsModule: unknown;
    vfsRoot: string;
    tsLibDirectory: string;
    handbookOptions: { noErrorValidation: boolean };
  }): (code: string, language: string, options: { filterNode(node: TwoslashNode): boolean }) => TwoslashResult;
}

interface TwoslashNode {
  type: string;
  start: number;
  length: number;
  text?: string;
  docs?: string;
  code?: number;
}

interface TwoslashResult {
  code: string;
  nodes: (TwoslashNode & { line: number; character: number })[];
  meta: { handbookOptions: { errors: number[] } };
}

/** Makes the reader; the libraries are loaded with the first block, and TypeScript keeps what it has read of packages. */
export function createTypeReader(): ReadTypes {
  const started = new Map<string, Promise<ReturnType<TwoslashModule['createTwoslasher']>>>();
  return async (code, language, tools) => {
    const known = started.get(tools.versions) ?? start(tools);
    started.set(tools.versions, known);
    const twoslash = await known;
    // Places of errors are those of the code as it is written: what is cut later has errors, too.
    const errors: TwoslashNode[] = [];
    const filterNode = (node: TwoslashNode): boolean => {
      if (node.type === 'error') errors.push({ ...node });
      return true;
    };
    const result = twoslash(code, language, { filterNode });
    const announced = new Set(result.meta.handbookOptions.errors);
    const problems = errors
      .filter((error) => !announced.has(error.code ?? 0))
      .map((error): TypeProblem => ({ offset: error.start, message: `${oneLine(error.text)} (TS${error.code})` }));
    return { code: result.code.replace(/\n$/, ''), notes: result.nodes.flatMap(toNote), problems };
  };
}

async function start({ twoslash, typescript, root }: TypeTools): Promise<ReturnType<TwoslashModule['createTwoslasher']>> {
  // The shape of a package's module is the package's to keep.
  const { createTwoslasher } = (await import(pathToFileURL(twoslash).href)) as TwoslashModule;
  const tsModule: unknown = createRequire(typescript)(typescript);
  // Its declarations lie beside it, whatever name it is installed under.
  return createTwoslasher({
    tsModule,
    vfsRoot: root,
    tsLibDirectory: path.dirname(typescript),
    handbookOptions: { noErrorValidation: true },
  });
}

function toNote({ type, line, character, length, text = '', docs }: TwoslashResult['nodes'][number]): TypeNote[] {
  if (type === 'hover') return [{ kind: type, line, character, length, text: docs === undefined ? text : `${text}\n\n${docs}` }];
  return type === 'query' || type === 'error' ? [{ kind: type, line, character, length, text }] : [];
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
