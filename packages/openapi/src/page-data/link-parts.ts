import { slug } from 'github-slugger';
import type { Api } from '../model/api.ts';
import { toTagId } from '../page/to-tag-id.ts';
import { isDescribed } from '../resolve/read-api.ts';

/** Where the parts of an API are shown. */
export interface PartPlaces {
  api: Api | undefined;
  /** The address of the page of an operation by its key, and of the overview by an empty one. */
  addressOf: (key: string) => string | undefined;
}

/**
 * Leads links that were written for one long page (Redoc's `#operation/getPet`, `#tag/Pets` and `#section/Limits`) to the pages that show
 * these parts. Others stay.
 */
export function linkParts(html: string, places: PartPlaces): string {
  return replaceLinks(html, IN_HTML, (name) => {
    const address = findAddress(name, places);
    return address?.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  });
}

/** The same in Markdown. */
export function linkMarkdownParts(text: string, places: PartPlaces): string {
  return replaceLinks(text, IN_MARKDOWN, (name) => findAddress(name, places)?.replaceAll('(', '%28').replaceAll(')', '%29'));
}

/** As `createMarkdown` writes it. */
const IN_HTML = /(<a href=")#(operation|tag|section)\/([^"]+)/g;

/** `[x](#tag/Pets)`, also within `<>`, a definition (`[x]: #tag/Pets`), and HTML; parentheses of a name stand in pairs. */
const IN_MARKDOWN = /(\]\(<?|\]: <?|href=")#(operation|tag|section)\/((?:[^\s<>"()]|\([^\s<>"()]*\))+)/g;

interface PartName {
  kind: string;
  name: string;
}

function replaceLinks(text: string, pattern: RegExp, find: (part: PartName) => string | undefined): string {
  return text.replaceAll(pattern, (link, start: string, kind: string, name: string) => {
    const address = find({ kind, name: decode(name) });
    return address === undefined ? link : `${start}${address}`;
  });
}

function findAddress({ kind, name }: PartName, { api, addressOf }: PartPlaces): string | undefined {
  const operations = api?.operations ?? [];
  if (kind === 'operation') return addressOf(operations.find(({ operationId }) => operationId === name)?.key ?? name);
  const overview = addressOf('');
  // `Authentication/Getting-a-token`: the way to a heading.
  if (kind === 'section') return overview && `${overview}#${slug(name.replace(/^.*\//, ''))}`;
  const tag = api?.tags.find((one) => toTagId(one.name) === toTagId(name));
  if (overview !== undefined && tag !== undefined && isDescribed(tag)) return `${overview}#${toTagId(tag.name)}`;
  return operations.flatMap(({ tags, key }) => (tags.some((one) => toTagId(one) === toTagId(name)) ? (addressOf(key) ?? []) : []))[0];
}

function decode(name: string): string {
  const text = name.replaceAll('&#x26;', '&');
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // A stray percent sign is one.
    if (!(error instanceof URIError)) throw error;
    return text;
  }
}
