import type { ElementType } from 'react';
import type { RootProps } from './props/root-props.ts';

/** What a page may write as the value of a prop: anything, a number, a boolean (both also as text), one of some words, a number from one to another, or a colour. */
export type PropKind = 'any' | 'number' | 'boolean' | readonly string[] | NumberRange | ColorKind;

/** A number between two, both included. */
export interface NumberRange {
  from: number;
  to: number;
}

/** A colour of CSS, or one of these names. */
export interface ColorKind {
  colors: readonly string[];
}

/** A colour of CSS and no other name. */
export const CSS_COLOR: ColorKind = { colors: [] };

/** The own props of a component, each with its kind: `satisfies TakenProps<CardProps>` fails where one is missing. */
export type TakenProps<Props> = { readonly [Name in Exclude<keyof Props, keyof RootProps>]-?: PropKind };

/**
 * What is known of a component of pages: `descriptors` of its folder's `descriptor.tsx` is a list of these. The names, the record for MDX,
 * the exports, the sheet of rare ones and the compiler's sets follow from it (`component-lists.test.ts` writes them), and so do the cases of the contract test.
 */
export interface ComponentDescriptor {
  /** The name that pages use; none for what only Markdown writes. */
  name?: string;
  /** A component, or a record of parts without one of their own. */
  component: ElementType | Readonly<Record<string, ElementType>>;
  /** Other names of the same. */
  aliases?: readonly string[];
  /** The elements of Markdown that it renders. */
  elements?: readonly string[];
  /** Its parts (`Tree.File`), each with props as `props` has them. */
  parts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The props that it takes beside those of every component; pages are told of others. Without it nothing is said. */
  takes?: Readonly<Record<string, PropKind>>;
  /** The same of its parts. */
  partsTake?: Readonly<Record<string, Readonly<Record<string, PropKind>>>>;
  /** Stands within a line of text; any other is a block. */
  isInline?: true;
  /** Asks its children for their props: an author's own component right inside is left as it is. */
  readsChildren?: true;
  /** May hide its content, or shows it elsewhere: headings in it have none below them outside. */
  isClosed?: true;
  /** Its folder's sheet comes with the pages alone that have one. */
  isRare?: true;
  /** Folders whose rare sheets it needs, beside its own where that is rare. */
  alsoNeeds?: readonly string[];
  /** Adds no element of its own, and so takes no attributes. */
  isBare?: true;
  /** Props that it needs, or that are worth trying, in the looser of the forms that pages use: booleans and numbers as text. */
  props?: Readonly<Record<string, unknown>>;
}
