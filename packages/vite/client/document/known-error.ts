/** The mark of what threw when the page was rendered without a browser: the build has told of it, and the browser need not again. */
export const KNOWN_ERROR = 'octavo';
