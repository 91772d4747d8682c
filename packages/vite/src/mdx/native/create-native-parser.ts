import { pathToFileURL } from 'node:url';
import type { Root } from 'mdast';
import type { NativePackage } from '../../native-package.ts';
import { addPrograms } from './add-programs.ts';
import { isReadAlike } from './is-read-alike.ts';

/** What is used of the package. */
interface Satteri {
  mdxToMdast(text: string, options: { features: { gfm: boolean; frontmatter: boolean } }): unknown;
}

/** Reads an MDX text to the tree that the reference would make of it; undefined where that is not certain, or where it is no MDX. */
export type NativeParser = (text: string) => Root | undefined;

/** Loads the parser of an installed package. */
export async function loadNativeParser({ file }: NativePackage): Promise<NativeParser> {
  const module: Satteri = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return createNativeParser(module);
}

const OPTIONS = { features: { gfm: true, frontmatter: false } };

/** What the two parsers read otherwise, or may. */
const UNLIKE: readonly RegExp[] = [
  // Line endings but `\n`, rare spaces, halves of characters, and the sign that the native parser puts in place of a space.
  /[\r\0\f\v\uFEFF\uF002]|[\uD800-\uDFFF]/u,
  // A character of two units beside a sign or an address: the reference looks at one of them.
  /[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF](?:[*_~]|www\.|https?:|[\w.+-]+@)/i,
  // `\**a**`, `*_a_*`
  /\\[*_~][*_~]|\*_|_\*/,
  // What is indented as code, which MDX has none of.
  /^[ \t>]{4,}\[[^\]]+\]:/m,
  // The sign of a list or a quote before a tag that closes.
  /^[ \t]*(?:[-*+]|>(?=[ \t])|\d+[.)])[ \t>]*<\//m,
];

/** What may begin a level of JavaScript. The native parser ends the process where there are tens of thousands in each other. */
const LEVEL = /[([{<!?~+-]|=>|\b(?:await|new|typeof|void)\b/g;
const LEVELS = 2000;

/** Creates a parser that agrees with the reference wherever it gives a tree. */
function createNativeParser({ mdxToMdast }: Satteri): NativeParser {
  return (text) => {
    if (UNLIKE.some((pattern) => pattern.test(text)) || mayBeDeep(text)) return undefined;
    const tree = attempt(() => mdxToMdast(text, OPTIONS) as Root);
    return tree && isReadAlike(tree, text) && addPrograms(tree, text) ? tree : undefined;
  };
}

/** Why it stops is said by the reference, which reads the text then. */
function attempt<Result>(parse: () => Result): Result | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

function mayBeDeep(text: string): boolean {
  return text.split(/\n[ \t]*\n/).some((block) => (block.match(LEVEL)?.length ?? 0) > LEVELS);
}
