import type { Encoding, PartEncodings } from './media-type.ts';

/** Lists the encodings of the parts of a body, each by how the file leads to it: `encoding.file`, `prefixEncoding.1`, `itemEncoding`. */
export function listEncodings({ encoding = {}, prefixEncoding = [], itemEncoding }: PartEncodings): [name: string, encoding: Encoding][] {
  return [
    ...Object.entries(encoding).map(([name, one]): [string, Encoding] => [`encoding.${name}`, one]),
    ...prefixEncoding.map((one, index): [string, Encoding] => [`prefixEncoding.${index + 1}`, one]),
    ...(itemEncoding === undefined ? [] : [['itemEncoding', itemEncoding] satisfies [string, Encoding]]),
  ];
}
