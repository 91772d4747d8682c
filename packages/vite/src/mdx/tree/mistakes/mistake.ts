import type { Nodes } from 'mdast';
import type { Finding, TextPosition } from '../../page-draft.ts';

/** What is told of a mistake: its place is the node's own unless it has another, and it is a warning unless it says otherwise. */
export type Mistake = Pick<Finding, 'code' | 'message' | 'hint' | 'length'> & Partial<Pick<Finding, 'severity'>> & { place?: TextPosition };

/** Finds the mistakes of one kind in a node; `lines` are those of the text as its author wrote it. */
export type FindMistakes = (node: Nodes, lines: readonly string[]) => Mistake[];
