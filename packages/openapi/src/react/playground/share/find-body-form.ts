import { isJsonType, isXmlType, mimeOf } from '../../../value/media-type-kind.ts';
import { findContentType } from './portable-request.ts';
import type { PortableRequest } from './portable-request.ts';

/** In which of the forms that other programs know a body is written. */
export type BodyForm = 'none' | 'json' | 'xml' | 'text' | 'fields' | 'multipart' | 'file';

/** Finds how another program writes the body of a request. Other kinds of `multipart` than forms are text to them. */
export function findBodyForm(request: PortableRequest): BodyForm {
  const { content } = request;
  const type = findContentType(request);
  if (!content) return 'none';
  if (content.kind === 'file') return 'file';
  if (content.kind === 'multipart') return mimeOf(type) === 'multipart/form-data' ? 'multipart' : 'text';
  if (mimeOf(type) === 'application/x-www-form-urlencoded') return 'fields';
  if (isJsonType(type)) return 'json';
  return isXmlType(type) ? 'xml' : 'text';
}
