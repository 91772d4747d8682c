import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { explainDiskFailure } from '../disk/disk-failure.ts';
import { disk } from '../disk/disk.ts';
import type { OpenFile } from '../disk/open-file.ts';
import { allowsParts, checkConditions } from './check-conditions.ts';
import { parseRange } from './parse-range.ts';
import type { ByteRange } from './parse-range.ts';
import { toContentType } from './to-content-type.ts';

/** How a file is sent. */
export interface SendFileOptions {
  /** Default 200; with another one the file is sent whole, whatever was asked for. */
  status?: number;
  /** More headers. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a request for a file: whole, in parts, or not at all where the client has it already (RFC 9110, 13 and 14). The file is closed
 * when it is sent, and when the client leaves. One that cannot be read is 404, or 403 with the reason.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  options: SendFileOptions = {},
): Promise<void> {
  const opened = await disk.open(file);
  if ('failure' in opened) {
    const { what } = explainDiskFailure(opened.failure);
    const isAbsent = opened.failure.reason === 'missing' || opened.failure.reason === 'folder';
    response.writeHead(isAbsent ? 404 : 403, { 'content-type': 'text/plain; charset=utf-8' }).end(`Not sent: ${what}.\n`);
    return;
  }
  try {
    await answer({ request, response, file, opened: opened.value, options });
  } finally {
    await opened.value.close();
  }
}

/** The content type of a file, by its extension. */
function typeOf(file: string): string {
  return toContentType(lookup(file) ?? 'application/octet-stream');
}

interface Answer {
  request: IncomingMessage;
  response: ServerResponse;
  file: string;
  opened: OpenFile;
  options: SendFileOptions;
}

async function answer({ request, response, file, opened, options: { status = 200, headers = {} } }: Answer): Promise<void> {
  const { size, mtimeMs } = opened;
  const validators = { etag: `"${size.toString(16)}-${mtimeMs.toString(16)}"`, modified: new Date(mtimeMs).toUTCString() };
  const common = { ...headers, etag: validators.etag, 'last-modified': validators.modified, 'accept-ranges': 'bytes' };
  const condition = status === 200 ? checkConditions(request.headers, validators) : undefined;
  if (condition !== undefined) return void response.writeHead(condition, common).end();

  const { range } = request.headers;
  const mayHaveParts = status === 200 && request.method === 'GET' && range !== undefined && allowsParts(request.headers, validators);
  const parts = mayHaveParts ? parseRange(range, size) : undefined;
  if (parts?.length === 0) return void response.writeHead(416, { ...common, 'content-range': `bytes */${size}` }).end();

  const isMultipart = parts !== undefined && parts.length > 1;
  const boundary = randomUUID();
  const type = typeOf(file);
  const pieces = isMultipart ? toMultipart(parts, { boundary, type, size }) : (parts ?? (size === 0 ? [] : [{ start: 0, end: size - 1 }]));
  const [only] = parts ?? [];
  response.writeHead(parts === undefined ? status : 206, {
    ...common,
    'content-type': isMultipart ? `multipart/byteranges; boundary=${boundary}` : type,
    'content-length': pieces.reduce((sum, piece) => sum + lengthOf(piece), 0),
    ...(only !== undefined && !isMultipart && { 'content-range': contentRange(only, size) }),
  });
  if (request.method === 'HEAD') return void response.end();
  for (const piece of pieces) {
    const isSent = typeof piece === 'string' ? write(response, piece) : await opened.pipe(piece, response);
    // The client has left, or the file is shorter now: what was promised cannot be kept.
    if (!isSent) return void response.destroy();
  }
  response.end();
}

/** The parts as one body, each below its own headers (RFC 9110, 14.6). */
function toMultipart(
  parts: readonly ByteRange[],
  { boundary, type, size }: { boundary: string; type: string; size: number },
): (string | ByteRange)[] {
  const pieces = parts.flatMap((part) => [
    `\r\n--${boundary}\r\ncontent-type: ${type}\r\ncontent-range: ${contentRange(part, size)}\r\n\r\n`,
    part,
  ]);
  return [...pieces, `\r\n--${boundary}--\r\n`];
}

function contentRange({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`;
}

function lengthOf(piece: string | ByteRange): number {
  return typeof piece === 'string' ? Buffer.byteLength(piece) : piece.end - piece.start + 1;
}

function write(response: ServerResponse, text: string): boolean {
  response.write(text);
  return !response.destroyed;
}
