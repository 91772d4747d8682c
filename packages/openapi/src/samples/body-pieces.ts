import type { HttpRequest } from '../request/http-request.ts';
import { writeMultipart } from '../request/write-multipart.ts';

/** A piece of a body in code: text, or the file whose bytes stand there. */
export type BodyPiece = string | { fileName: string };

/** A request's body in its pieces, byte for byte what is sent; empty where there is none. */
export function createBodyPieces({ content }: HttpRequest): BodyPiece[] {
  if (!content) return [];
  if (content.kind === 'text') return [content.text];
  if (content.kind === 'file') return [{ fileName: content.fileName }];
  return writeMultipart(content.parts, content.boundary).map((piece) =>
    typeof piece === 'string' ? piece : { fileName: piece.fileName ?? '' },
  );
}

/** The headers without one of them, whatever its case. */
export function headersWithout(headers: HttpRequest['headers'], name: string): [string, string][] {
  return Object.entries(headers).filter(([key]) => key.toLowerCase() !== name);
}

/** The value of a header, whatever its case. */
export function findHeader(headers: HttpRequest['headers'], name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
