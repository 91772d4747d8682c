/** The list that holds a kind of division, and what one is called. */
export const DIVISION_LISTS: {
  readonly products: 'product';
  readonly languages: 'language';
  readonly versions: 'version';
  readonly tabs: 'tab';
  readonly dropdowns: 'dropdown';
  readonly anchors: 'anchor';
  readonly menu: 'item';
} = {
  products: 'product',
  languages: 'language',
  versions: 'version',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  menu: 'item',
};

/** The name of a list of divisions. */
export type DivisionList = keyof typeof DIVISION_LISTS;
