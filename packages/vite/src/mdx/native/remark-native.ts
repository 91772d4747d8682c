import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { NativeParser } from './create-native-parser.ts';

/** A page that the native parser may read. */
export interface NativePage {
  parse: NativeParser;
  /** Told at each reading whether it did. */
  onParsed(isNative: boolean): void;
}

/** Reads with the native parser what that reads as the reference does, and all else with the reference. The steps after it are the same. */
export const remarkNative: Plugin<[NativePage], Root> = function remarkNative({ parse, onParsed }) {
  const { parser } = this;
  this.parser = (text, file) => {
    const tree = parse(text);
    onParsed(tree !== undefined);
    return tree ?? (parser?.(text, file) as Root);
  };
};
