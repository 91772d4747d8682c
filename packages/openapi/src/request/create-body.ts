import type { MediaType } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import type { SchemaTable } from '../model/schema.ts';
import { coerceValue } from './coerce-value.ts';
import { textOf } from './expand-style.ts';
import { encodeHeader } from './header-text.ts';
import type { HttpRequest, RequestNote } from './http-request.ts';
import { stringifyJson } from './json-text.ts';
import { findSequence, isBinaryType, isJsonType, isRange, isXmlType, matchesRange, mimeOf } from '../value/media-type-kind.ts';
import { isBlob, isList, isRecord, type RequestValue, type RequestValues } from './request-value.ts';
import { findItem, findKeyword } from '../schema/find-in-schema.ts';
import { serializeForm } from './serialize-form.ts';
import { serializeMultipart } from './serialize-multipart.ts';
import { serializeXml } from './serialize-xml.ts';
import { createBoundary, writeMultipart } from './write-multipart.ts';

/** A body and the `Content-Type` that goes with it. */
export interface CreatedBody extends Pick<HttpRequest, 'body' | 'content'> {
  contentType?: string;
  notes: RequestNote[];
}

/**
 * Writes the body of a request in the chosen media type: JSON, forms, `multipart`, XML, JSON lines and sequences, files, text. What was
 * typed in an editor (`rawBody`) and a file as the whole body are sent as they are.
 */
export function createBody({ requestBody, schemas }: Pick<Operation, 'requestBody' | 'schemas'>, values: RequestValues): CreatedBody {
  const media = findMediaType(requestBody?.content ?? [], values.contentType);
  if (values.rawBody !== undefined && values.rawBody !== '') return textBody(values.rawBody, typeOf(media, values) ?? 'text/plain');
  const { body } = values;
  if (body === undefined || (isUntouched(body) && !requestBody?.required)) {
    return { notes: requestBody?.required ? [{ code: 'missing-body', name: media?.type ?? '' }] : [] };
  }
  if (isBlob(body)) return fileBody(body, media, values);
  const type = typeOf(media, values);
  if (!media || type === undefined)
    return textBody(isRecord(body) || isList(body) ? stringifyJson(body) : textOf(body), type ?? 'text/plain');
  return writeBody(body, { ...media, type }, { schemas, values });
}

/** The media type of a body that a type belongs to: the same one, else one whose range holds it, else the first one. */
export function findMediaType(content: readonly MediaType[], type: string | undefined): MediaType | undefined {
  if (type === undefined) return content[0];
  return (
    content.find((media) => media.type === type) ??
    content.find((media) => mimeOf(media.type) === mimeOf(type)) ??
    content.find((media) => matchesRange(media.type, type)) ??
    (content[0] && { ...content[0], type })
  );
}

function writeBody(
  body: RequestValue,
  media: MediaType,
  { schemas, values }: { schemas: SchemaTable; values: RequestValues },
): CreatedBody {
  const place = { schema: media.schema, schemas };
  const { type } = media;
  const mime = mimeOf(type);
  const sequence = findSequence(type);
  if (sequence) {
    const items = isList(body) ? body : [body];
    const lines = items.map((item, index) =>
      stringifyJson(coerceValue(item, { ...place, schema: media.itemSchema ?? findItem(place, index) })),
    );
    return textBody(lines.map((line) => sequence.before + line + sequence.after).join(''), type);
  }
  if (isJsonType(type)) return textBody(stringifyJson(coerceValue(body, place), values.indent), type);
  if (mime === 'application/x-www-form-urlencoded') return textBody(serializeForm(media, body, schemas), type);
  if (mime.startsWith('multipart/')) return multipartBody(body, media, { schemas, values });
  if (isXmlType(type) && (isRecord(body) || isList(body))) return textBody(serializeXml(body, media.schema, schemas), type);
  const isFileName = typeof body === 'string' && (findKeyword(place, 'format') === 'binary' || isBinaryType(mime));
  if (isFileName)
    return { contentType: type, content: { kind: 'file', fileName: body || 'file' }, notes: [{ code: 'unsupported-body', name: type }] };
  return textBody(isRecord(body) || isList(body) ? stringifyJson(body, values.indent) : textOf(body), type);
}

function multipartBody(
  body: RequestValue,
  media: MediaType,
  { schemas, values }: { schemas: SchemaTable; values: RequestValues },
): CreatedBody {
  const files = serializeMultipart(media, body, { schemas, headers: values.partHeaders ?? {} });
  const parts = files.map(({ file: _file, ...part }) => part);
  const boundary = createBoundary(parts);
  const lost = files.filter((part) => part.fileName !== undefined && !part.file);
  const bytes = writeMultipart(files, boundary).map((piece) => (typeof piece === 'string' ? piece : (piece.file ?? '')));
  const contentType = `${media.type.replace(/;\s*boundary=[^;]*/i, '')}; boundary=${boundary}`;
  return {
    contentType,
    body: new Blob(bytes, { type: encodeHeader(contentType) }),
    content: { kind: 'multipart', boundary, parts },
    notes: lost.map(({ name }) => ({ code: 'unsupported-body', name: name ?? media.type })),
  };
}

function fileBody(file: Blob, media: MediaType | undefined, values: RequestValues): CreatedBody {
  const own = file.type || 'application/octet-stream';
  const type = media && !isRange(media.type) ? (values.contentType ?? media.type) : (values.contentType ?? own);
  const fileName = 'name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : 'file';
  return { contentType: isRange(type) ? own : type, body: file, content: { kind: 'file', fileName }, notes: [] };
}

function textBody(text: string, contentType: string): CreatedBody {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  return { contentType, body: wellFormed, content: { kind: 'text', text: wellFormed }, notes: [] };
}

/** The type that is sent: the chosen one, else the media type's; a range stands for its likeliest member. */
function typeOf(media: MediaType | undefined, { contentType }: RequestValues): string | undefined {
  const type = contentType ?? media?.type;
  if (type === undefined || !isRange(type)) return type;
  if (mimeOf(type).startsWith('text/')) return 'text/plain';
  return mimeOf(type) === '*/*' ? 'application/json' : 'application/octet-stream';
}

/** Whether a form's body has fields and not one of them was filled in. */
function isUntouched(body: RequestValue): boolean {
  const members = isRecord(body) ? Object.values(body) : [];
  return members.length > 0 && members.every((member) => member === undefined);
}
