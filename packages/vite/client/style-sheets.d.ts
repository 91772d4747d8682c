/** A sheet that is fetched when it is needed. */
declare module '@octavo/theme/search-dialog.css' {}
