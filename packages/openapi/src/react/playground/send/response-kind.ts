import { findSequence, isJsonType, isXmlType, mimeOf } from '../../../value/media-type-kind.ts';

/** How an answer's body is shown. `html` is text, too: nothing of an answer runs in the page. */
export type ResponseKind = 'json' | 'xml' | 'html' | 'text' | 'events' | 'lines' | 'image' | 'audio' | 'video' | 'binary';

/** Finds how a body is shown, by its `Content-Type`. SVG is text: it can hold scripts. */
export function findResponseKind(contentType: string): ResponseKind {
  const mime = mimeOf(contentType);
  if (mime === 'text/event-stream') return 'events';
  if (findSequence(mime)) return 'lines';
  if (isJsonType(mime)) return 'json';
  if (mime === 'text/html' || mime === 'application/xhtml+xml') return 'html';
  if (isXmlType(mime)) return 'xml';
  const [main] = mime.split('/');
  if (main === 'image' || main === 'audio' || main === 'video') return main;
  if (main === 'text' || /(?:script|yaml|toml|graphql|urlencoded|[-/]sh|sql)$/.test(mime)) return 'text';
  return mime === '' ? 'text' : 'binary';
}

/** Whether a body of this kind is read as text. */
export function isTextKind(kind: ResponseKind): boolean {
  return !/^(?:image|audio|video|binary)$/.test(kind);
}
