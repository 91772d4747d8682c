import { createScanner, parse } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { JsonObject } from '../json.ts';

/** Puts the text of a new config together from that of an old one. */
export interface TextComposer {
  /** Says to which field of the new file a property of the old one went. */
  add(property: Node, key: string | undefined): void;
  /** Writes the new value: a field whose value is the old one letter by letter, with the comments that stood at it. */
  render(target: JsonObject): string;
}

/** `SyntaxKind` of jsonc-parser, whose constants do not exist when it runs: comments of a line and of a block, and the end. */
const COMMENTS: ReadonlySet<number> = new Set([12, 13]);
const END = 17;

interface Source {
  /** Of the old value, where one property alone became the field and kept its name. */
  verbatim?: string;
  /** Above the field. */
  comments: string[];
  /** Behind it, on its line. */
  trailing: string[];
}

/** Makes the composer of a file. */
export function createComposer(text: string, root: Node): TextComposer {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const sources = new Map<string, Source>();
  let end = root.offset + 1;
  let last: Source | undefined;

  /** The comments up to an offset; those on the line of the last property are its own. */
  const takeComments = (until: number): string[] => {
    const between = text.slice(end, until);
    const lineEnd = /\r?\n/.exec(between)?.index ?? between.length;
    const behind = listComments(between.slice(0, lineEnd));
    if (last === undefined) return [...behind, ...listComments(between.slice(lineEnd))];
    last.trailing.push(...behind);
    return listComments(between.slice(lineEnd));
  };

  return {
    add(property, key) {
      const [name, value] = property.children ?? [];
      const above = takeComments(property.offset);
      end = property.offset + property.length;
      if (key === undefined || name === undefined || value === undefined) return;
      const known = sources.get(key);
      const own = text.slice(value.offset, value.offset + value.length);
      const isSame = known === undefined && name.value === key;
      const comments = [...(known?.comments ?? []), ...(known?.trailing ?? []), ...above, ...(isSame ? [] : listComments(own))];
      last = { ...(isSame && { verbatim: own }), comments, trailing: [] };
      sources.set(key, last);
    },
    render(target) {
      const closing = takeComments(root.offset + root.length).map((comment) => indent + comment + lineBreak);
      const entries = Object.entries(target);
      const fields = entries.map(([key, value], index) => {
        const { verbatim, comments = [], trailing = [] } = sources.get(key) ?? {};
        const isKept = verbatim !== undefined && JSON.stringify(value) === JSON.stringify(parse(verbatim));
        const inner = isKept || verbatim === undefined ? [] : listComments(verbatim);
        const written = isKept ? verbatim : JSON.stringify(value, null, indent).replaceAll('\n', lineBreak + indent);
        const above = [...comments, ...inner].map((comment) => indent + comment + lineBreak).join('');
        const comma = index === entries.length - 1 ? '' : ',';
        return `${above}${indent}${JSON.stringify(key)}: ${written}${comma}${trailing.map((comment) => ` ${comment}`).join('')}${lineBreak}`;
      });
      return `${text.slice(0, root.offset)}{${lineBreak}${fields.join('')}${closing.join('')}}${text.slice(root.offset + root.length)}`;
    },
  };
}

function listComments(text: string): string[] {
  const scanner = createScanner(text, false);
  const comments: string[] = [];
  for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (!COMMENTS.has(kind)) continue;
    comments.push(text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength()));
  }
  return comments;
}
