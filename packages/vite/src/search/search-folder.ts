/** The folder of the search index, below the site's base: the same in every build, since its files are named by their content. */
export const SEARCH_FOLDER = 'search-index';
