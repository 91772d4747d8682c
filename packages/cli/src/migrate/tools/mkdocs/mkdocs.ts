import { dropHoverScripts } from '../../text/drop-hover-scripts.ts';
import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { preferHeading } from '../../text/prefer-heading.ts';
import { createIdKeeper } from '../../text/keep-ids.ts';
import type { Tool } from '../../tool.ts';
import { fillMacros, indentFiltered } from './fill-macros.ts';
import { openFields } from './open-fields.ts';
import { findMkdocsConfig } from './find-mkdocs-config.ts';
import { readMkdocsIds } from './mkdocs-ids.ts';
import { showReferences } from './python/show-references.ts';
import { readMkdocs, resolveMkdocsLinks } from './read-mkdocs.ts';
import { takeSnippets } from './take-snippets.ts';
import { translateMkdocs } from './translate-mkdocs.ts';

/** MkDocs, with or without the Material theme. */
export const mkdocs: Tool = {
  name: 'mkdocs',
  title: 'MkDocs',
  detects: (source) => findMkdocsConfig(source) !== undefined,
  readText: openFields,
  read: readMkdocs,
  readIds: readMkdocsIds,
  codemods: [
    indentFiltered,
    takeSnippets,
    fillMacros,
    showReferences,
    ...translateMkdocs,
    createIdKeeper(readMkdocsIds),
    dropHoverScripts,
    resolveMkdocsLinks,
    escapeBraces,
    renameFields,
    preferHeading,
    setSidebarTitle,
  ],
};
