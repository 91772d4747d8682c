import type { Position } from '../diagnostic/position-at.ts';

/** What the rules for pages look at: the parts of a compiled page, in its order, with their places in the author's text. Plain JSON. */
export interface PageOutline {
  headings: OutlineHeading[];
  images: OutlineImage[];
  /** Parameter fields, response fields and updates. */
  elements: OutlineElement[];
  /** The ids that the author wrote. */
  ids: (Position & { id: string })[];
  /** All that a `#hash` may name: the ids of the page as it is rendered, and the slugs of its tabs, accordions and expandables. Sorted. */
  anchors: string[];
  /** True when components of the page's own, or computed values, may add ids that only rendering can tell. */
  isOpen: boolean;
}

/** An outline to be filled. */
export function createOutline(): PageOutline {
  return { headings: [], images: [], elements: [], ids: [], anchors: [], isOpen: false };
}

export interface OutlineHeading extends Position {
  /** `component` is a step or an update, which stands in the contents like a heading. */
  kind: 'markdown' | 'html' | 'component';
  /** 1 to 6. */
  depth: number;
  text: string;
}

export interface OutlineImage extends Position {
  isMarkdown: boolean;
  end: Position;
  src?: string;
  /** Absent when there is none; null when it is computed. */
  alt?: string | null;
  /** Whether a frame, or a component with an image of its own, is around it. */
  hasFrame: boolean;
  /** Whether it stands among text or in a table's cell: an image within a line. */
  isInline: boolean;
  /** Whether nothing else stands in its paragraph. */
  isAlone: boolean;
}

export interface OutlineElement extends Position {
  name: 'ParamField' | 'ResponseField' | 'Update';
  /** The names of its attributes; the value where it is plain text, else null. */
  attributes: { [name: string]: string | null };
  /** Whether `{...props}` may bring further ones. */
  isOpen: boolean;
  /** The field that it stands in with no `Expandable` between. */
  parent?: string;
}
