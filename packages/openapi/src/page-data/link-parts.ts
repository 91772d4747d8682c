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
  return html.replaceAll(LINK, (link, start: string, kind: string, name: string) => {
    const address = findAddress(kind, decode(name), places);
    return address === undefined ? link : `${start}${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
}

/** As `createMarkdown` writes it. */
const LINK = /(<a href=")#(operation|tag|section)\/([^"]+)"/g;

function findAddress(kind: string, name: string, { api, addressOf }: PartPlaces): string | undefined {
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
