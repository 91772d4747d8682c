import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { showEmoji } from '../../text/show-emoji.ts';
import { createIdKeeper } from '../../text/keep-ids.ts';
import type { Tool } from '../../tool.ts';
import { readGitbookIds } from './gitbook-ids.ts';
import { readGitbook, resolveGitbookLinks } from './read-gitbook.ts';
import { dropHiddenCells } from './show-card-tables.ts';
import { translateGitbook } from './translate-gitbook.ts';

/** GitBook, as it keeps a space in a repository, and its older tool (and HonKit). */
export const gitbook: Tool = {
  name: 'gitbook',
  title: 'GitBook',
  detects: ({ files }) => files.some((file) => /^(?:.*\/)?(?:SUMMARY\.md|\.gitbook\.yaml)$/.test(file) && file.split('/').length <= 4),
  readText: dropHiddenCells,
  read: readGitbook,
  readIds: readGitbookIds,
  codemods: [
    createIdKeeper(readGitbookIds),
    ...translateGitbook,
    showEmoji,
    resolveGitbookLinks,
    escapeBraces,
    renameFields,
    setSidebarTitle,
  ],
};
