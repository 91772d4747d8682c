import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { wrapParser } from '../source/wrap-parser.ts';
import type { NativeParser } from './create-native-parser.ts';

/** A page that the native parser may read. */
export interface NativePage {
  parse: NativeParser;
  /** Told at each reading whether it did. */
  onParsed(isNative: boolean): void;
}

/** Reads with the native parser what that reads as the reference does, and all else with the reference. The steps after it are the same. */
export const remarkNative: Plugin<[NativePage], Root> = function remarkNative({ parse, onParsed }) {
  wrapParser(this, (text, parseByReference) => {
    const tree = parse(text);
    onParsed(tree !== undefined);
    return tree ?? parseByReference();
  });
};
