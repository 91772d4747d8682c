import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { preferHeading } from '../../text/prefer-heading.ts';
import type { Tool } from '../../tool.ts';
import { fillMacros } from './fill-macros.ts';
import { readMkdocs, resolveMkdocsLinks } from './read-mkdocs.ts';
import { takeSnippets } from './take-snippets.ts';
import { translateMkdocs } from './translate-mkdocs.ts';

/** MkDocs, with or without the Material theme. */
export const mkdocs: Tool = {
  name: 'mkdocs',
  title: 'MkDocs',
  detects: ({ files }) => files.some((file) => /^mkdocs\.ya?ml$/.test(file)),
  read: readMkdocs,
  codemods: [takeSnippets, fillMacros, ...translateMkdocs, resolveMkdocsLinks, escapeBraces, renameFields, preferHeading, setSidebarTitle],
};
