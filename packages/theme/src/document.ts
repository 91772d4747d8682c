/** What a document needs before React: no component, so that Node can import it. */
export { createColorModeScript } from './color-mode/create-color-mode-script.ts';
export { createRestoreScript } from './restore/create-restore-script.ts';
export { FONT_FILES } from './style/text-font.ts';
export type { FontAddresses } from './style/text-font.ts';
export { createThemeStyle } from './style/create-theme-style.ts';
export { createMetaTags, documentTitle, findCanonical, findTagAttribute } from './head/create-meta-tags.ts';
export type { HeadPage } from './head/create-meta-tags.ts';
export { findPageLanguage } from './head/find-page-language.ts';
export { localizeSite } from './layout/docs-layout/localize-site.ts';
export { createWords } from './words/english.ts';
export { DIAGRAM_COLORS } from './components/mermaid/diagram-colors.ts';
export { createDiagramConfig } from './components/mermaid/diagram-config.ts';
export { createFontStyle, listFontFiles } from './style/create-font-style.ts';
export { findShiftedColors } from './style/find-shifted-colors.ts';
export type { ShiftedColor } from './style/find-shifted-colors.ts';
