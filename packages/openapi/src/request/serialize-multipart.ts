import type { Encoding, MediaType } from '../model/media-type.ts';
import type { ParameterStyle } from '../model/parameter.ts';
import type { SchemaTable } from '../model/schema.ts';
import { coerceShape } from './coerce-value.ts';
import { expandPairs } from './expand-style.ts';
import { cleanHeader, isHeaderName } from './header-text.ts';
import type { RequestPart } from './http-request.ts';
import { isRange, mimeOf } from './media-type-kind.ts';
import { isBlob, isList, isRecord, type NamedValues, type RequestValue } from './request-value.ts';
import { findItem, findKeyword, findProperty, findTypes, type SchemaPlace } from './resolve-schema.ts';
import { fieldText, hasStyle } from './serialize-form.ts';
import { serializeHeader } from './serialize-parameter.ts';

/** A part and, where it is one, its file. */
export interface FilePart extends RequestPart {
  file?: Blob;
}

/**
 * Takes a value apart into the parts of a `multipart` body (Encoding Object): one part per property and per item of a list, objects as JSON,
 * files as they are; `contentType` and `headers` of the property's encoding, and with `style` or `explode` the pairs of a query that are
 * not percent-encoded. Text without a type of its own has no `Content-Type`: `text/plain` is what that means (RFC 7578). A list as the
 * whole body gives parts without names (`multipart/mixed`). A schema that asks for bytes makes text a file's name.
 */
export function serializeMultipart(media: MediaType, value: RequestValue, { schemas, headers = {} }: MultipartContext): FilePart[] {
  const place = { schema: media.schema ?? itemsOf(media), schemas };
  if (isList(value)) {
    return value.map((item, index) => createPart(item, { place: { ...place, schema: findItem(place, index) }, schemas, headers: {} }));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .flatMap(([name, member]) => {
      const encoding = Object.hasOwn(media.encoding, name) ? media.encoding[name] : undefined;
      const property = { ...place, schema: findProperty(place, name) };
      const data = coerceShape(member, property);
      if (encoding && hasStyle(encoding)) return styleParts(name, data, encoding);
      const given = Object.hasOwn(headers, name) ? headers[name] : undefined;
      const items: [RequestValue, SchemaPlace][] = isList(data)
        ? data.map((item, index) => [item, { ...property, schema: findItem(property, index) }])
        : [[data, property]];
      return items.map(([item, itemPlace]) => createPart(item, { name, place: itemPlace, encoding, schemas, headers: given ?? {} }));
    });
}

/** What parts are made with besides the media type. */
export interface MultipartContext {
  schemas: SchemaTable;
  /** Values of the headers of parts, by property. */
  headers?: { readonly [property: string]: NamedValues };
}

interface PartContext {
  name?: string;
  place: SchemaPlace;
  encoding?: Encoding | undefined;
  schemas: SchemaTable;
  headers: NamedValues;
}

function createPart(value: RequestValue, { name, place, encoding, schemas, headers: given }: PartContext): FilePart {
  const file = isBlob(value) ? value : undefined;
  const isFile = file !== undefined || (typeof value === 'string' && isBinary(place, encoding));
  const type = partType(value, { file, encoding, isFile });
  const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
  for (const parameter of encoding?.headers ?? []) {
    if (!isHeaderName(parameter.name) || /^content-(?:type|disposition)$/i.test(parameter.name)) continue;
    const text = given[parameter.name] === undefined ? undefined : serializeHeader(parameter, given[parameter.name], schemas);
    if (text !== undefined) headers[parameter.name] = cleanHeader(text);
  }
  const part = { ...(name === undefined ? {} : { name }), headers };
  if (!isFile) return { ...part, text: fieldText(value, { encoding, place }) };
  const fileName = file
    ? 'name' in file && typeof file.name === 'string' && file.name !== ''
      ? file.name
      : 'blob'
    : String(value) || 'file';
  return { ...part, fileName, ...(file && { file }) };
}

/** The type of a part: the encoding's first one that is no range, the file's own, or what its value is by default. */
function partType(
  value: RequestValue,
  { file, encoding, isFile }: { file: Blob | undefined; encoding: Encoding | undefined; isFile: boolean },
): string | undefined {
  const types = (encoding?.contentType ?? '')
    .split(',')
    .map((type) => cleanHeader(type))
    .filter((type) => type !== '');
  if (file?.type && types.length !== 1) return file.type;
  const first = types.find((type) => !isRange(type));
  if (first !== undefined) return first;
  if (isFile) return file?.type || 'application/octet-stream';
  return isRecord(value) || isList(value) ? 'application/json' : undefined;
}

/** Whether a schema stands for raw bytes: `format: binary`, `contentMediaType` without an encoding, or an encoding that is no text. */
function isBinary(place: SchemaPlace, encoding: Encoding | undefined): boolean {
  if (findKeyword(place, 'format') === 'binary') return true;
  if (findKeyword(place, 'contentEncoding') !== undefined) return false;
  if (findKeyword(place, 'contentMediaType') !== undefined)
    return !mimeOf(String(findKeyword(place, 'contentMediaType'))).startsWith('text/');
  return findTypes(place).length === 0 && /^(?:image|audio|video)\/|octet-stream/.test(encoding?.contentType ?? '');
}

function styleParts(name: string, value: RequestValue, encoding: Encoding): FilePart[] {
  const style = (encoding.style ?? 'form') as ParameterStyle;
  const pairs = expandPairs(name, value, { style, explode: encoding.explode ?? style === 'form', encode: String, encodeName: String });
  return pairs.map(([key, text]) => ({
    name: style === 'deepObject' ? key.replaceAll('%5B', '[').replaceAll('%5D', ']') : key,
    headers: {},
    text: style === 'spaceDelimited' ? text.replaceAll('%20', ' ') : style === 'pipeDelimited' ? text.replaceAll('%7C', '|') : text,
  }));
}

function itemsOf({ itemSchema }: MediaType): { items: NonNullable<MediaType['itemSchema']> } | undefined {
  return itemSchema === undefined ? undefined : { items: itemSchema };
}
