import type { Options as ParserOptions } from 'acorn';
import type { Node, Program } from 'estree-jsx';
import { visit as visitProgram } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxJsxAttributeValueExpression, MdxTextExpression, MdxjsEsm } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import type { Pluggable, PluggableList, Plugin } from 'unified';
import { visit } from '../tree/nodes/visit.ts';
import { SCRIPT_PARSER, readMark, unmark, withoutComments } from './lift-programs.ts';
import type { LiftedProgram, LiftedPrograms } from './lift-programs.ts';
import { ParserStopError } from './parser-stop-error.ts';
import { wrapParser } from './wrap-parser.ts';

/** Characters of one text that are read once more where all that is behind them changes nothing, and where an end may yet come. */
const READ_AGAIN = { wrong: 50_000, open: 1_000_000 };

const WRONG = 'Could not parse expression with acorn';
const TOO_LONG = 'Too much JavaScript that is read again and again';

/** Lists the steps that read the JavaScript of an MDX text in bounded time: MDX's own with another parser, and one that puts back what was lifted. */
export function listScriptSteps(lifted: LiftedPrograms): PluggableList {
  return [[remarkMdx, { acorn: createScriptParser(lifted) }] satisfies Pluggable, [remarkLifted, lifted] satisfies Pluggable];
}

const remarkLifted: Plugin<[LiftedPrograms], Root> = function remarkLifted(lifted) {
  wrapParser(this, (_text, parse) => {
    const tree = parse();
    restorePrograms(tree, lifted);
    return tree;
  });
};

/** What MDX's parser is told to read JavaScript with. */
interface ScriptParser {
  parse(value: string, options: ParserOptions): ReturnType<typeof SCRIPT_PARSER.parse>;
  parseExpressionAt(value: string, at: number, options: ParserOptions): ReturnType<typeof SCRIPT_PARSER.parseExpressionAt>;
}

/** Creates a parser for one text, which stops where too much of it is read again and again. */
function createScriptParser({ expressions }: LiftedPrograms): ScriptParser {
  let last = '';
  let again = 0;
  /** Counts a value that is the last one with more behind it. */
  const count = (value: string): void => {
    if (value.length > last.length && value.startsWith(last)) again += value.length;
    // `({...a})` is asked for what stands in a tag.
    last = value.replace(/\}\)$/, '');
  };
  return {
    parse(value, options) {
      count(value);
      if (again > READ_AGAIN.open) throw Object.assign(new SyntaxError(TOO_LONG), { pos: 0, raisedAt: 0 });
      return SCRIPT_PARSER.parse(value, options);
    },
    parseExpressionAt(value, at, options) {
      const index = readMark(value);
      if (index !== undefined && expressions[index])
        return Object.assign(SCRIPT_PARSER.parseExpressionAt(STAND_IN, 0, options), { end: value.length });
      count(value);
      const stop = again > READ_AGAIN.wrong ? findStop(value, options) : undefined;
      if (stop) again = 0;
      if (stop ?? again > READ_AGAIN.open) throw stop ?? new ScriptStopError(TOO_LONG, 0);
      return SCRIPT_PARSER.parseExpressionAt(value, at, options);
    },
  };
}

/** The shortest expression. */
const STAND_IN = '0';

/** Why a value is no expression, whatever follows it. */
function findStop(value: string, options: ParserOptions): ScriptStopError | undefined {
  try {
    const { end } = SCRIPT_PARSER.parseExpressionAt(value, 0, options);
    // A comment goes on behind the brace that seemed to be the last.
    return /^\s*(?:\/[/*]|$)/.test(withoutComments(value.slice(end))) ? undefined : new ScriptStopError(WRONG, end);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos, raisedAt } = error as SyntaxError & { pos: number; raisedAt: number };
    return raisedAt < value.length && !error.message.startsWith('Unterminated comment')
      ? new ScriptStopError(WRONG, pos, error)
      : undefined;
  }
}

/** MDX's parser takes each error of an expression for a reason to read on, and tells it its place: then it stops for good. */
class ScriptStopError extends SyntaxError {
  readonly #reason: string;
  pos: number;

  constructor(reason: string, pos: number, cause?: SyntaxError) {
    super(reason, { cause });
    this.#reason = reason;
    this.pos = pos;
  }

  set loc({ line, column }: { line: number; column: number }) {
    throw new ParserStopError(this.#reason, { line, column: column + 1 }, { cause: this.cause });
  }
}

type ScriptNode = MdxFlowExpression | MdxTextExpression | MdxJsxAttributeValueExpression | MdxjsEsm;

/** Puts what was lifted out of a text back into its tree. */
function restorePrograms(tree: Root, { expressions, blocks }: LiftedPrograms): void {
  if (expressions.length === 0 && blocks.size === 0) return;
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') restoreExpression(node, expressions);
    else if (node.type === 'mdxjsEsm') {
      const block = blocks.get(node.position?.start.line ?? 0);
      if (block) restoreBlock(node, block);
    } else if ('attributes' in node) {
      for (const { value } of node.attributes) if (typeof value === 'object' && value !== null) restoreExpression(value, expressions);
    }
  });
}

function restoreBlock(node: MdxjsEsm, block: LiftedProgram): void {
  restore(node, block, block.written);
  const { loc, end } = (node.data?.estree ?? {}) as { loc?: Node['loc']; end?: number };
  if (node.position && loc) node.position.end = { line: loc.end.line, column: loc.end.column + 1, offset: Number(end) };
}

function restoreExpression(node: ScriptNode, expressions: readonly LiftedProgram[]): void {
  const index = readMark(node.value);
  const lifted = index === undefined ? undefined : expressions[index];
  if (lifted) restore(node, lifted, unmark(node.value, lifted.written));
}

function restore(node: ScriptNode, { program }: LiftedProgram, value: string): void {
  const estree = node.data?.estree ?? undefined;
  node.value = value;
  node.data = { ...node.data, estree: moveProgram(structuredClone(program), estree) };
}

/** Counts the places of a program from the start of the text, as they are of what stands in its place. */
function moveProgram(program: Program, standIn: Program | undefined): Program {
  const { start: offset = 0, loc } = (standIn ?? {}) as { start?: number; loc?: Node['loc'] };
  const { line, column } = loc?.start ?? { line: 1, column: 0 };
  const move = (point: { line: number; column: number }): { line: number; column: number } => ({
    line: point.line + line - 1,
    column: point.line === 1 ? point.column + column : point.column,
  });
  visitProgram(program, (node) => {
    if (node.loc) node.loc = { start: move(node.loc.start), end: move(node.loc.end) };
    if (!('start' in node && 'end' in node)) return;
    [node.start, node.end] = [Number(node.start) + offset, Number(node.end) + offset];
    node.range = [Number(node.start), Number(node.end)];
  });
  return program;
}
