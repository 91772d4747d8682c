import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { PageFormat } from '../compile-as.ts';
import { remarkAttention } from '../source/remark-attention.ts';
import { remarkStrikethrough } from '../source/remark-strikethrough.ts';
import { remarkUnderlinedHeadings } from '../source/remark-underlined-headings.ts';

/** Makes what parses a text as the compiler does. */
export function createParser(format: PageFormat): (text: string) => Root {
  const processor = createProcessor({ format, remarkPlugins: [remarkUnderlinedHeadings, remarkAttention, remarkGfm, remarkStrikethrough] });
  return (text) => processor.parse(text);
}
