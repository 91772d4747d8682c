/** The folder of the search index, below the site's base: the same in every build, since its files are named by their content. */
export const SEARCH_FOLDER = 'search-index';

/** The dev server's file, in that folder, that says what has changed since the index was made; the build writes none. */
export const RECENT_FILE = 'recent.json';
