/** What a document needs before React: no component, so that Node can import it. */
export { createColorModeScript } from './color-mode/create-color-mode-script.ts';
export { createThemeStyle } from './style/create-theme-style.ts';
