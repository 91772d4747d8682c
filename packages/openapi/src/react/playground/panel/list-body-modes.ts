import type { MediaType } from '../../../model/media-type.ts';
import type { SchemaTable } from '../../../model/schema.ts';
import { isBinaryType, isJsonType, isXmlType, mimeOf } from '../../../value/media-type-kind.ts';
import { createInput } from '../form/create-input.ts';

/** How a body is typed in. */
export type BodyMode = 'fields' | 'text' | 'file';

/** Lists the ways in which a body can be given, the best one first. */
export function listBodyModes({ type, schema }: MediaType, table: SchemaTable): BodyMode[] {
  const mime = mimeOf(type);
  const input = createInput(schema, table, true);
  const hasFields = /^(?:object|list|alternatives|missing)$/.test(input.kind);
  if (mime.startsWith('multipart/')) return ['fields'];
  if (mime === 'application/x-www-form-urlencoded') return hasFields ? ['fields', 'text'] : ['text'];
  if (isJsonType(type) || isXmlType(type)) return hasFields ? ['fields', 'text'] : ['text'];
  if ((input.kind === 'file' && input.encoding === undefined) || isBinaryType(mime)) return ['file'];
  return mime.startsWith('text/') ? ['text', 'file'] : ['text'];
}
