/** A piece of a line in one look: a class (`code-look.ts`), empty for the block's own. */
export interface CodeToken {
  text: string;
  look: string;
}
