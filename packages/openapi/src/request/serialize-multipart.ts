import type { Encoding, MediaType, PartEncodings } from '../model/media-type.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { coerceShape } from './coerce-value.ts';
import { expandPairs } from './expand-style.ts';
import { cleanHeader, isHeaderName } from './header-text.ts';
import type { RequestPart } from './http-request.ts';
import { isRange, mimeOf } from '../value/media-type-kind.ts';
import { isBlob, isList, isRecord, type NamedValues, type RequestValue } from './request-value.ts';
import { findItem, findKeyword, findProperty, findTypes, type TabledSchema } from '../schema/find-in-schema.ts';
import { fieldText, hasStyle } from './serialize-form.ts';
import { serializeHeader } from './serialize-parameter.ts';
import { createBoundary, writeMultipart } from './write-multipart.ts';
import { findEntry } from '@octavo/core/browser';

/** A part and, where it is one, its file. */
export interface FilePart extends RequestPart {
  file?: Blob;
}

/** What a `multipart` body is made by. */
export type MultipartType = PartEncodings & Pick<MediaType, 'schema' | 'itemSchema'>;

/**
 * Takes a value apart into the parts of a `multipart` body (Encoding Object): one part per property and per item of a list, objects as JSON,
 * files as they are; `contentType` and `headers` of the property's encoding, and with `style` or `explode` the pairs of a query that are
 * not percent-encoded. Text without a type of its own has no `Content-Type`: `text/plain` is what that means (RFC 7578). A list as the
 * whole body gives parts without names, encoded by position (`multipart/mixed`); what is `multipart` itself is a part with parts. A schema
 * that asks for bytes makes text a file's name.
 */
export function serializeMultipart(media: MultipartType, value: RequestValue, { schemas, headers = {} }: MultipartContext): FilePart[] {
  const place = { schema: media.schema ?? itemsOf(media), schemas };
  const given = (name: string): NamedValues => findEntry(headers, name) ?? {};
  if (isList(value)) {
    return value.map((item, index) => {
      const encoding = media.prefixEncoding?.[index] ?? media.itemEncoding;
      return createPart(item, { place: { ...place, schema: findItem(place, index) }, encoding, headers: given(String(index)) });
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .flatMap(([name, member]) => {
      const encoding = media.encoding && findEntry(media.encoding, name);
      const property = { ...place, schema: findProperty(place, name) };
      const data = coerceShape(member, property);
      if (encoding && hasStyle(encoding)) return styleParts(name, data, encoding);
      const items: [RequestValue, TabledSchema][] = isList(data)
        ? data.map((item, index) => [item, { ...property, schema: findItem(property, index) }])
        : [[data, property]];
      return items.map(([item, itemPlace]) => createPart(item, { name, place: itemPlace, encoding, headers: given(name) }));
    });
}

/** What parts are made with besides the media type. */
export interface MultipartContext {
  schemas: SchemaTable;
  /** Values of the headers of parts, by property, or by position in a list. */
  headers?: { readonly [property: string]: NamedValues };
}

interface PartContext {
  name?: string;
  place: TabledSchema;
  encoding?: Encoding | undefined;
  headers: NamedValues;
}

function createPart(value: RequestValue, { name, place, encoding, headers: given }: PartContext): FilePart {
  const file = isBlob(value) ? value : undefined;
  const isFile = file !== undefined || (typeof value === 'string' && isBinary(place, encoding));
  const type = partType(value, { file, encoding, isFile, place });
  const isNested = (isList(value) || isRecord(value)) && type !== undefined && mimeOf(type).startsWith('multipart/');
  const nested = isNested
    ? nestParts(value, { ...encoding, ...(place.schema !== undefined && { schema: place.schema }) }, { type, schemas: place.schemas })
    : undefined;
  const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': nested?.type ?? type };
  const coding = findKeyword(place, 'contentEncoding');
  // The same as a header of its encoding that allows this value alone (Encoding Object).
  if (!isFile && typeof coding === 'string') headers['Content-Transfer-Encoding'] = cleanHeader(coding);
  for (const parameter of encoding?.headers ?? []) {
    // A part without a name of its own is named by its header.
    const isOwn = /^content-type$/i.test(parameter.name) || (name !== undefined && /^content-disposition$/i.test(parameter.name));
    if (!isHeaderName(parameter.name) || isOwn) continue;
    const own = findEntry(given, parameter.name);
    const text = own === undefined ? undefined : serializeHeader(parameter, own, place.schemas);
    if (text !== undefined) headers[parameter.name] = cleanHeader(text);
  }
  const part = { ...(name === undefined ? {} : { name }), headers };
  if (nested) return { ...part, ...nested.content };
  if (!isFile) return { ...part, text: fieldText(value, { encoding, place }) };
  const fileName = file
    ? 'name' in file && typeof file.name === 'string' && file.name !== ''
      ? file.name
      : 'blob'
    : String(value) || 'file';
  return { ...part, fileName, ...(file && { file }) };
}

/** A part that has parts: text, or bytes where there are files among them. */
function nestParts(
  value: RequestValue,
  media: MultipartType,
  { type, schemas }: { type: string; schemas: SchemaTable },
): { type: string; content: Pick<FilePart, 'text' | 'file'> } {
  const files = serializeMultipart(media, value, { schemas });
  const boundary = createBoundary(files.map(({ file: _file, ...part }) => part));
  const pieces = writeMultipart(files, boundary).map((piece) => (typeof piece === 'string' ? piece : (piece.file ?? '')));
  const isText = pieces.every((piece) => typeof piece === 'string');
  return { type: `${type}; boundary=${boundary}`, content: isText ? { text: pieces.join('') } : { file: new Blob(pieces) } };
}

interface PartTypeContext extends Pick<PartContext, 'encoding' | 'place'> {
  file: Blob | undefined;
  isFile: boolean;
}

/** The type of a part: the encoding's first one that is no range, the file's own, or what its value is by default. */
function partType(value: RequestValue, { file, encoding, isFile, place }: PartTypeContext): string | undefined {
  const types = (encoding?.contentType ?? '')
    .split(',')
    .map((type) => cleanHeader(type))
    .filter((type) => type !== '');
  if (file?.type && types.length !== 1) return file.type;
  const first = types.find((type) => !isRange(type));
  if (first !== undefined) return first;
  if (isFile) return file?.type || 'application/octet-stream';
  if (isRecord(value) || isList(value)) return 'application/json';
  const isEncoded = findKeyword(place, 'contentEncoding') !== undefined || findKeyword(place, 'format') === 'byte';
  return isEncoded ? 'application/octet-stream' : undefined;
}

/** Whether a schema stands for raw bytes: `format: binary`, `contentMediaType` without an encoding, or an encoding that is no text. */
function isBinary(place: TabledSchema, encoding: Encoding | undefined): boolean {
  if (findKeyword(place, 'format') === 'binary') return true;
  if (findKeyword(place, 'contentEncoding') !== undefined) return false;
  if (findKeyword(place, 'contentMediaType') !== undefined)
    return !mimeOf(String(findKeyword(place, 'contentMediaType'))).startsWith('text/');
  return findTypes(place).length === 0 && /^(?:image|audio|video)\/|octet-stream/.test(encoding?.contentType ?? '');
}

function styleParts(name: string, value: RequestValue, encoding: Encoding): FilePart[] {
  const style = encoding.style ?? 'form';
  const pairs = expandPairs(name, value, { style, explode: encoding.explode ?? style === 'form', encode: String, encodeName: String });
  return pairs.map(([key, text]) => ({
    name: style === 'deepObject' ? key.replaceAll('%5B', '[').replaceAll('%5D', ']') : key,
    headers: {},
    text: style === 'spaceDelimited' ? text.replaceAll('%20', ' ') : style === 'pipeDelimited' ? text.replaceAll('%7C', '|') : text,
  }));
}

function itemsOf({ itemSchema }: MultipartType): { items: Schema } | undefined {
  return itemSchema === undefined ? undefined : { items: itemSchema };
}
