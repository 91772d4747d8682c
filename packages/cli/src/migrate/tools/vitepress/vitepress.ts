import { closeFrontmatter } from '../../text/close-frontmatter.ts';
import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { createIdKeeper } from '../../text/keep-ids.ts';
import type { Tool } from '../../tool.ts';
import { readVitepress, resolveVitepressLinks } from './read-vitepress.ts';
import { takeIncludes } from './take-includes.ts';
import { translateVitepress } from './translate-vitepress.ts';
import { readVitepressIds } from './vitepress-ids.ts';

/** VitePress, and VuePress's successor forms of it. */
export const vitepress: Tool = {
  name: 'vitepress',
  title: 'VitePress',
  detects: ({ files }) => files.some((file) => CONFIG.test(file)),
  readText: closeFrontmatter,
  read: readVitepress,
  readIds: readVitepressIds,
  codemods: [
    takeIncludes,
    createIdKeeper(readVitepressIds),
    ...translateVitepress,
    resolveVitepressLinks,
    escapeBraces,
    renameFields,
    setSidebarTitle,
  ],
};

const CONFIG = /^(?:[^/]+\/)?\.vitepress\/config(?:\/index)?\.(?:[cm]?[jt]s)$/;
