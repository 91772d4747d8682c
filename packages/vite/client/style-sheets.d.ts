/** Sheets that are fetched when they are needed. */
declare module '@octavo/theme/search-dialog.css' {}
declare module '@octavo/openapi/playground.css' {}
declare module '@octavo/openapi/playground-more.css' {}
