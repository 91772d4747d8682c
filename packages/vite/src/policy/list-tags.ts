/** A start tag of a document. */
export interface StartTag {
  /** In small letters. */
  name: string;
  /** As written, with the space before them. */
  attributes: string;
  /** What is between a script's or a sheet's tags; empty for other elements. */
  text: string;
}

const ATTRIBUTES = String.raw`((?:[^>"']|"[^"]*"|'[^']*')*)`;
const TAG = new RegExp(String.raw`<!--[\s\S]*?-->|<(script|style)\b${ATTRIBUTES}>([\s\S]*?)<\/\1\s*>|<([a-z][\w-]*)\b${ATTRIBUTES}>`, 'gi');

/** Reads the start tags of a document: what its text, its comments and its scripts show of markup is none. */
export function listTags(html: string): StartTag[] {
  return [...html.matchAll(TAG)].flatMap(([, raw, rawAttributes = '', text = '', plain, attributes = '']) => {
    const name = raw ?? plain;
    return name === undefined ? [] : [{ name: name.toLowerCase(), attributes: rawAttributes + attributes, text }];
  });
}

/** Reads attributes one after the other: what is written in a value is no attribute. */
export function readTagAttributes(attributes: string): Map<string, string> {
  return new Map(
    [...attributes.matchAll(/([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
