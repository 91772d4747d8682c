import type { Root } from 'mdast';
import type { Processor } from 'unified';

/** Reads a text in place of a processor's parser, which `parse` asks. */
export function wrapParser(processor: Processor, read: (text: string, parse: () => Root) => Root): void {
  const { parser } = processor;
  // The steps of a page stand upon remark's parser, which makes this of a text.
  processor.parser = (text, file) => read(text, () => parser?.(text, file) as Root);
}
