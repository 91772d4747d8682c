import { findEntry } from '@octavo/core/browser';
import type { Encoding, MediaType } from '../model/media-type.ts';
import type { SchemaTable } from '../model/schema.ts';
import { coerceShape, coerceValue } from './coerce-value.ts';
import { expandPairs, textOf } from './expand-style.ts';
import { stringifyJson } from './json-text.ts';
import { isJsonType, isXmlType } from '../value/media-type-kind.ts';
import { encodeForm, encodeReserved, encodeText } from './percent-encode.ts';
import { isList, isRecord, type RequestValue } from './request-value.ts';
import { findItem, findProperty, type TabledSchema } from '../schema/find-in-schema.ts';
import { serializeXml } from './serialize-xml.ts';

/**
 * Writes `application/x-www-form-urlencoded`. A property whose encoding names `style`, `explode` or `allowReserved` is written as a query
 * parameter is (RFC 6570: a space is `%20`); every other one by its `contentType`, each item of a list on its own, objects as JSON, and
 * then encoded as the URL Standard has it (a space is `+`). `null` and what is missing are left out; text is sent as it is.
 */
export function serializeForm(media: MediaType, value: RequestValue, schemas: SchemaTable): string {
  const fields = coerceShape(value, { schema: media.schema, schemas });
  if (!isRecord(fields)) return textOf(fields);
  return Object.entries(fields)
    .filter(([, member]) => member !== undefined && member !== null)
    .flatMap(([name, member]) => {
      const encoding = findEntry(media.encoding, name);
      const place = { schema: findProperty({ schema: media.schema, schemas }, name), schemas };
      const data = coerceShape(member, place);
      if (encoding && hasStyle(encoding)) return stylePairs(name, data, encoding).map(([key, text]) => `${key}=${text}`);
      const items: [RequestValue, TabledSchema][] = isList(data)
        ? data.map((item, index) => [item, { schemas, schema: findItem(place, index) }])
        : [[data, place]];
      return items.map(([item, itemPlace]) => `${encodeForm(name)}=${encodeForm(fieldText(item, { encoding, place: itemPlace }))}`);
    })
    .join('&');
}

/** Whether a field is written as a query parameter is, instead of by its media type (3.1 and later, Encoding Object). */
export function hasStyle({ style, explode, allowReserved }: Encoding): boolean {
  return style !== undefined || explode !== undefined || allowReserved !== undefined;
}

/** A field's value in its media type: objects and lists as JSON or, where `contentType` says so, XML; all else as JSON where it says so, else plain. */
export function fieldText(value: RequestValue, { encoding, place }: { encoding: Encoding | undefined; place: TabledSchema }): string {
  const type = encoding?.contentType ?? '';
  const isCompound = isRecord(value) || isList(value);
  if (isCompound && isXmlType(type)) return serializeXml(value, place.schema, place.schemas);
  return isCompound || isJsonType(type) ? stringifyJson(coerceValue(value, place)) : textOf(value);
}

function stylePairs(name: string, value: RequestValue, encoding: Encoding): ReturnType<typeof expandPairs> {
  const style = encoding.style ?? 'form';
  const encode = encoding.allowReserved ? (text: string): string => encodeReserved(text, '#[]&+') : encodeText;
  return expandPairs(name, value, { style, explode: encoding.explode ?? style === 'form', encode, encodeName: encodeText });
}
