import type { Tool } from '../tool.ts';
import { blume } from './blume/blume.ts';
import { docusaurus } from './docusaurus/docusaurus.ts';
import { fumadocs } from './fumadocs/fumadocs.ts';
import { gitbook } from './gitbook/gitbook.ts';
import { mintlify } from './mintlify/mintlify.ts';
import { mkdocs } from './mkdocs/mkdocs.ts';
import { nextra } from './nextra/nextra.ts';
import { readme } from './readme/readme.ts';
import { starlight } from './starlight/starlight.ts';
import { vitepress } from './vitepress/vitepress.ts';

/** Every tool that sites come from, in the order in which they are looked for. */
export const TOOLS: readonly Tool[] = [mintlify, vitepress, docusaurus, mkdocs, starlight, nextra, fumadocs, blume, readme, gitbook];
