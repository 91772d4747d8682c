import type { RequestPart } from './http-request.ts';

/** A piece of a `multipart` body: text, or the part whose file stands there. */
export type MultipartPiece<Part extends RequestPart> = string | Part;

/**
 * Writes the parts of a `multipart` body, byte for byte what goes over the wire, with a part wherever its file's bytes belong. Names are
 * escaped as browsers do it: quotes and line ends percent-encoded.
 */
export function writeMultipart<Part extends RequestPart>(parts: readonly Part[], boundary: string): MultipartPiece<Part>[] {
  const pieces: MultipartPiece<Part>[] = [];
  let text = '';
  for (const part of parts) {
    text += `--${boundary}\r\n${writePartHeaders(part)}\r\n`;
    if (part.text === undefined) {
      pieces.push(text, part);
      text = '';
    }
    text += `${part.text ?? ''}\r\n`;
  }
  pieces.push(`${text}--${boundary}--\r\n`);
  return pieces;
}

/** A boundary that stands in no part's text: the same parts have the same one. */
export function createBoundary(parts: readonly RequestPart[]): string {
  const text = JSON.stringify(parts);
  for (let seed = 0; ; seed += 1) {
    const boundary = `octavo-${hash(text, seed)}${hash(text, seed + 0x9e3779b9)}`;
    if (!text.includes(boundary)) return boundary;
  }
}

function writePartHeaders({ name, fileName, headers }: RequestPart): string {
  const file = fileName === undefined ? '' : `; filename="${escapeName(fileName)}"`;
  const disposition = name === undefined ? '' : `Content-Disposition: form-data; name="${escapeName(name)}"${file}\r\n`;
  return (
    disposition +
    Object.entries(headers)
      .map(([key, value]) => `${key}: ${value}\r\n`)
      .join('')
  );
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** FNV-1a. */
function hash(text: string, seed: number): string {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}
