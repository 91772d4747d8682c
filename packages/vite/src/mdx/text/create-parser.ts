import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { PageFormat } from '../compile-as.ts';
import { GITHUB_MARKDOWN } from '../source/github-markdown.ts';
import type { LiftedPrograms } from '../source/lift-programs.ts';
import { remarkAttention } from '../source/remark-attention.ts';
import { listScriptSteps } from '../source/remark-scripts.ts';
import { remarkUnderlinedHeadings } from '../source/remark-underlined-headings.ts';

/** Makes what parses a text as the compiler does, of which long JavaScript was lifted. */
export function createParser(format: PageFormat, lifted: LiftedPrograms): (text: string) => Root {
  const scripts = format === 'mdx' ? listScriptSteps(lifted) : [];
  const remarkPlugins = [...scripts, remarkUnderlinedHeadings, remarkAttention, ...GITHUB_MARKDOWN];
  const processor = createProcessor({ format, remarkPlugins });
  return (text) => processor.parse(text);
}
