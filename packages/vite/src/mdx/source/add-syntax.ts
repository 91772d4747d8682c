import type { Root } from 'mdast';
import type { attention } from 'micromark-core-commonmark';
import type { Processor } from 'unified';

/** Adds a syntax of micromark to a processor's parser, and what makes nodes of it where the parser's own nodes do not do. */
export function addSyntax(processor: Processor, syntax: object, toNodes?: NodeMaker): void {
  const data = readData(processor);
  (data.micromarkExtensions ??= []).push(syntax);
  if (toNodes !== undefined) (data.fromMarkdownExtensions ??= []).push(toNodes);
}

/** A syntax, as far as a step looks into one: the packages of syntaxes bring the types of several versions along. */
export interface Syntax {
  text?: Record<number, Construct | Construct[]>;
}

/** What is read where a sign stands, by the types of the parser itself. */
export type Construct = Pick<typeof attention, 'name' | 'resolveAll'>;

/** The syntaxes that were added to a processor's parser. */
export function listSyntaxes(processor: Processor): readonly Syntax[] {
  return readData(processor).micromarkExtensions ?? [];
}

/** What makes nodes of syntaxes, as far as a step looks into it. */
export interface NodeMaker {
  enter?: object | null | undefined;
  transforms?: ((tree: Root) => Root | null | undefined | void)[] | null | undefined;
}

/** What was added to make nodes; packages bring several in a list. */
export function listNodeMakers(processor: Processor): readonly NodeMaker[] {
  return readData(processor).fromMarkdownExtensions?.flat() ?? [];
}

/** What remark keeps for its parser, of which the types of unified know nothing. */
interface ParserData {
  micromarkExtensions?: Syntax[];
  fromMarkdownExtensions?: (NodeMaker | NodeMaker[])[];
}

function readData(processor: Processor): ParserData {
  return processor.data() as ParserData;
}
