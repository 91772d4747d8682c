/** What is around a node. */
export interface OutlineScope {
  hasFrame: boolean;
  isInline: boolean;
  isAlone: boolean;
  field?: string;
}
