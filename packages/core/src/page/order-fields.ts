/** The fields of frontmatter that order the pages of a folder, as Docusaurus, Starlight and others name them; the first one that is a number counts. */
export const ORDER_FIELDS: readonly string[] = ['sidebar_position', 'order', 'nav_order', 'weight'];
