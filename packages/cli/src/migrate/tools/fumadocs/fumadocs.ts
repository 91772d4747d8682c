import { createImportDropper, locateImported } from '../../text/drop-imports.ts';
import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { importProvided } from '../../text/import-provided.ts';
import { showTypeTables } from '../../text/show-type-tables.ts';
import { keepLucideIcons } from '../../text/keep-lucide-icons.ts';
import { keepToolImports } from '../../text/keep-tool-imports.ts';
import { showLucideIcons } from '../../text/show-lucide-icons.ts';
import { translateComponents } from '../../text/translate-components.ts';
import { translateMarks } from '../../text/translate-marks.ts';
import type { Tool } from '../../tool.ts';
import { resolveFumadocsLinks } from './fumadocs-links.ts';
import { readFumadocs } from './read-fumadocs.ts';
import { showCodeTabs } from './show-code-tabs.ts';
import { showApiOperations } from './show-operations.ts';
import { takeFumadocsIncludes } from './take-fumadocs-includes.ts';

/** Fumadocs, on any of its frameworks. */
export const fumadocs: Tool = {
  name: 'fumadocs',
  title: 'Fumadocs',
  detects: (source) =>
    source.files.some((file) => /^source\.config\.[cm]?[jt]s$/.test(file) && /fumadocs-mdx/.test(source.read(file) ?? '')) ||
    // Its newer starters have no config of their own.
    /"fumadocs-(?:core|mdx|ui)"\s*:/.test(source.read('package.json') ?? ''),
  read: readFumadocs,
  codemods: [
    takeFumadocsIncludes,
    importProvided,
    showLucideIcons,
    createImportDropper(/^(?:fumadocs-[\w-]+|next|react|lucide-react)(?:\/|$)/, locateImported),
    showApiOperations,
    showTypeTables,
    showCodeTabs,
    translateComponents,
    keepLucideIcons,
    keepToolImports,
    translateMarks,
    resolveFumadocsLinks,
    escapeBraces,
    renameFields,
    setSidebarTitle,
  ],
};
