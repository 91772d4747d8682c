import type { Expression } from 'estree-jsx';
import type { TextPosition } from '../../page-draft.ts';

/**
 * One element of a page, whatever it was written as: JSX between Markdown, JSX inside of JavaScript, or HTML. What changes elements is
 * written once, against this.
 */
export interface ElementHandle {
  /** An `html` element's attributes are texts under their DOM names; those of `jsx` are as React takes them, or shall be. */
  readonly kind: 'html' | 'jsx';
  /** As in the source: `Card`, `Tree.Folder`, `a`; empty for a fragment. */
  readonly name: string;
  readonly place: TextPosition | undefined;
  attributeNames(): string[];
  /** True where nothing stands between its tags. */
  isEmpty(): boolean;
  /** True where more attributes come from `{...props}`. */
  hasSpread(): boolean;
  /** The value where it is a string; undefined for everything else, as for an attribute without value. */
  get(attribute: string): string | undefined;
  /** The value where it stands in braces; undefined for everything else. */
  getExpression(attribute: string): Expression | undefined;
  /** True for an attribute without a value. */
  isBare(attribute: string): boolean;
  /** Gives an attribute a value, adding it where there is none. `true` is an attribute without value. */
  set(attribute: string, value: string | true | Expression): void;
  rename(attribute: string, to: string): void;
  remove(attribute: string): void;
  setName(name: string): void;
  /** Leaves of the element its children only. */
  unwrap(): void;
}
