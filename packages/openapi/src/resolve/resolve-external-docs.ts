import type { Json } from '@octavo/core';
import type { ExternalDocs } from '../model/operation.ts';
import { isPageAddress } from '../model/is-page-address.ts';
import { findText, toObject } from '../value/json-value.ts';

/** Reads an External Documentation Object; undefined for an address that is no web page, which neither a page nor its Markdown leads to. */
export function resolveExternalDocs(value: Json | undefined): ExternalDocs | undefined {
  const docs = toObject(value);
  const [url, description] = [findText(docs['url']), findText(docs['description'])];
  if (url === undefined || !isPageAddress(url)) return undefined;
  return { url, ...(description !== undefined && { description }) };
}
