import { createFieldFiller } from '../../text/fill-fields.ts';
import { escapeBraces } from '../../text/escape-braces.ts';
import { createImportDropper, locateImported } from '../../text/drop-imports.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { importDynamic } from '../../text/import-dynamic.ts';
import { importProvided } from '../../text/import-provided.ts';
import { keepLucideIcons } from '../../text/keep-lucide-icons.ts';
import { keepToolImports } from '../../text/keep-tool-imports.ts';
import { showLucideIcons } from '../../text/show-lucide-icons.ts';
import { showZoomed } from '../../text/show-zoomed.ts';
import { translateComponents } from '../../text/translate-components.ts';
import { translateMarks } from '../../text/translate-marks.ts';
import type { Tool } from '../../tool.ts';
import { resolveNextraLinks } from './nextra-links.ts';
import { dropPageData } from './page-data.ts';
import { readNextra } from './read-nextra.ts';

/** Nextra 2 to 4, with its docs theme. */
export const nextra: Tool = {
  name: 'nextra',
  title: 'Nextra',
  detects(source) {
    const config = source.files.find((file) => CONFIG.test(file));
    if (config === undefined) return false;
    if (/\bnextra\b/.test(source.read(config) ?? '')) return true;
    // Folders of Fumadocs may keep such files of a site that they were once.
    return !/"fumadocs-/.test(source.read('package.json') ?? '') && source.files.some((file) => META.test(file));
  },
  read: readNextra,
  readText: dropPageData,
  codemods: [
    createFieldFiller('metadata'),
    importDynamic,
    showZoomed,
    importProvided,
    showLucideIcons,
    createImportDropper(/^(?:nextra|nextra-theme-docs|nextra-theme-blog|next|react|lucide-react)(?:\/|$)/, locateImported),
    translateComponents,
    keepLucideIcons,
    keepToolImports,
    translateMarks,
    resolveNextraLinks,
    escapeBraces,
    renameFields,
    setSidebarTitle,
  ],
};

const CONFIG = /^next\.config\.[cm]?[jt]s$/;
/** What only Nextra reads, also where a package of others wraps it. */
const META = /(?:^|\/)_meta(?:\.[\w-]+)?\.(?:[jt]sx?|json)$/;
