/** Where a keyboard or a screen reader goes after the page has changed; it can take the focus. */
export const CONTENT_ID = 'octavo-content';
