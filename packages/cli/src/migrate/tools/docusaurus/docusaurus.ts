import { closeFrontmatter } from '../../text/close-frontmatter.ts';
import { createFieldFiller } from '../../text/fill-fields.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { importDocusaurusProvided } from './import-docusaurus-provided.ts';
import { createIdKeeper } from '../../text/keep-ids.ts';
import { keepToolImports } from '../../text/keep-tool-imports.ts';
import { partImports } from '../../text/part-imports.ts';
import { preferHeading } from '../../text/prefer-heading.ts';
import type { Tool } from '../../tool.ts';
import { resolveDocusaurusLinks } from './docusaurus-links.ts';
import { readDocusaurus } from './read-docusaurus.ts';
import { takeImports } from './take-imports.ts';
import { translateDocusaurus, unwrapMdx } from './translate-docusaurus.ts';

/** Docusaurus 2 and 3. */
export const docusaurus: Tool = {
  name: 'docusaurus',
  title: 'Docusaurus',
  detects: ({ files }) => files.some((file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file)),
  read: readDocusaurus,
  codemods: [
    closeFrontmatter,
    unwrapMdx,
    createFieldFiller('frontMatter'),
    partImports,
    createIdKeeper(),
    importDocusaurusProvided,
    takeImports,
    ...translateDocusaurus,
    keepToolImports,
    resolveDocusaurusLinks,
    renameFields,
    preferHeading,
    setSidebarTitle,
  ],
};
