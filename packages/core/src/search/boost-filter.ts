/** The filter of the search index by which a page tells what its rank is multiplied by. */
export const BOOST_FILTER = 'boost';
