import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { showEmoji } from '../../text/show-emoji.ts';
import { translateComponents } from '../../text/translate-components.ts';
import type { Tool } from '../../tool.ts';
import { importBlocks } from './import-blocks.ts';
import { readReadme, resolveReadmeLinks } from './read-readme.ts';
import { translateReadme } from './translate-readme.ts';

/** ReadMe, as it keeps a hub in a repository. */
export const readme: Tool = {
  name: 'readme',
  title: 'ReadMe',
  detects: ({ files }) => files.some((file) => /^(?:docs|reference)\/(?:.*\/)?_order\.yaml$/.test(file)),
  read: readReadme,
  codemods: [
    importBlocks,
    ...translateReadme,
    translateComponents,
    showEmoji,
    resolveReadmeLinks,
    escapeBraces,
    renameFields,
    setSidebarTitle,
  ],
};
