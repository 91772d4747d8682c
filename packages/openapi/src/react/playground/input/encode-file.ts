import type { FileEncoding } from '../form/create-input.ts';

/** Writes a file's bytes as text (RFC 4648, sections 4 and 5), with its padding. */
export async function encodeFile(file: Blob, encoding: FileEncoding): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return encoding === 'base64' ? text : text.replaceAll('+', '-').replaceAll('/', '_');
}
