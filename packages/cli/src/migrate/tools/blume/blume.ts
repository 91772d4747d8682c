import { createImportDropper, locateImported } from '../../text/drop-imports.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { showTypeTables } from '../../text/show-type-tables.ts';
import { translateComponents } from '../../text/translate-components.ts';
import { translateMarks } from '../../text/translate-marks.ts';
import { takeFumadocsIncludes } from '../fumadocs/take-fumadocs-includes.ts';
import { showBlumeParts } from './show-blume-parts.ts';
import type { Tool } from '../../tool.ts';
import { readBlume, resolveBlumeLinks } from './read-blume.ts';

/** Blume. */
export const blume: Tool = {
  name: 'blume',
  title: 'Blume',
  detects: ({ files }) => files.some((file) => /^blume\.config\.[cm]?[jt]s$/.test(file)),
  read: readBlume,
  codemods: [
    takeFumadocsIncludes,
    showBlumeParts,
    createImportDropper(/^blume(?:\/|$)/, locateImported),
    showTypeTables,
    translateComponents,
    translateMarks,
    resolveBlumeLinks,
    renameFields,
    setSidebarTitle,
  ],
};
