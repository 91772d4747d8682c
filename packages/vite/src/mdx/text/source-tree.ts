import { findBodyOffset, isPlainMarkdown, readTextLines } from '@octavo/core/internal';
import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type { PageFormat } from '../compile-as.ts';
import { attemptRepaired } from '../source/attempt-repaired.ts';
import { prepareSource } from '../source/prepare-source.ts';
import { remarkContainers } from '../tree/blocks/remark-containers.ts';

/** A page's text and its tree, whose places are counted in it. */
export interface SourceTree {
  text: string;
  root: Root;
  /** One program per import statement. */
  imports: Program[];
}

/** Reads the tree of a page's text as the compiler does; undefined for one that cannot be read. One that nobody has checked is Markdown. */
export async function readSourceTree(
  text: string,
  { file, isTrusted = true }: { file: string; isTrusted?: boolean },
): Promise<SourceTree | undefined> {
  const isMarkdown = !isTrusted || isPlainMarkdown(file, readTextLines(text.slice(findBodyOffset(text)), 1));
  const tree = await readTree(text, isMarkdown ? 'md' : 'mdx');
  return tree === undefined && !isMarkdown && /\.md$/i.test(file) ? readTree(text, 'md') : tree;
}

async function readTree(text: string, format: PageFormat): Promise<SourceTree | undefined> {
  // A hundred modules, which a build or a dev server whose pages are in a cache does without.
  const { createParser } = await import('./create-parser.ts');
  try {
    const prepared = prepareSource(text, format);
    const parse = createParser(format, prepared.lifted);
    const { result } = await attemptRepaired(prepared.text, (source) => ({ text: source, root: parse(source) }));
    remarkContainers(prepared.containers)(result.root);
    return { ...result, imports: prepared.imports };
  } catch (error) {
    // The author is told by the compiler.
    if (error instanceof Error && 'reason' in error) return undefined;
    throw error;
  }
}
