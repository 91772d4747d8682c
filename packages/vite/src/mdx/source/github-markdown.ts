import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { remarkBareLinks } from './remark-bare-links.ts';
import { remarkStrikethrough } from './remark-strikethrough.ts';

/** The steps that read GitHub's Markdown, in time that grows with the text. */
export const GITHUB_MARKDOWN: PluggableList = [remarkGfm, remarkStrikethrough, remarkBareLinks];
