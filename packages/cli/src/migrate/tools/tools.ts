import type { Tool } from '../tool.ts';
import { docusaurus } from './docusaurus/docusaurus.ts';
import { gitbook } from './gitbook/gitbook.ts';
import { mkdocs } from './mkdocs/mkdocs.ts';
import { starlight } from './starlight/starlight.ts';
import { vitepress } from './vitepress/vitepress.ts';

/** Every tool that sites come from, in the order in which they are looked for. */
export const TOOLS: readonly Tool[] = [vitepress, docusaurus, mkdocs, starlight, gitbook];
