/**
 * What a reader does in one kind of markup: called with the part of a document that holds it, or with the document; the function that it
 * returns undoes it. All state is in the markup's attributes, which React renders once and then leaves alone.
 */
export type Behavior = (root: ParentNode) => () => void;
