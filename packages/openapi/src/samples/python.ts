import type { HttpRequest, RequestPart } from '../request/http-request.ts';
import { createBodyPieces, headersWithout, type BodyPiece } from './body-pieces.ts';
import { createLiteralWriter, hideByWidth, splitLines } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** Python with `requests`. */
export const python: SampleLanguage = { id: 'python', label: 'Python', aliases: ['py', 'python3', 'requests'], write };

/** A literal of Python. */
export const quotePython: WriteLiteral = createLiteralWriter("'", hideByWidth);

function write(request: HttpRequest): string {
  const { method, url, headers, content } = request;
  const parts =
    content?.kind === 'multipart' && content.parts.length > 0 && content.parts.every(({ name }) => name !== undefined)
      ? content.parts
      : undefined;
  const sent = parts ? headersWithout(headers, 'content-type') : Object.entries(headers);
  const pieces = parts ? [] : createBodyPieces(request);
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quotePython(method)},`,
    `    ${quotePython(url)},`,
    ...(sent.length > 0
      ? ['    headers={', ...sent.map(([name, value]) => `        ${quotePython(name)}: ${quoteBytes(value)},`), '    },']
      : []),
    ...(parts ? ['    files=[', ...parts.map((part) => `        ${writePart(part)},`), '    ],'] : []),
    ...(pieces.length > 0 ? [`    data=${writePieces(pieces)},`] : []),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

/** Text beyond ASCII goes as UTF-8, whatever the library would choose. */
function quoteBytes(text: string): string {
  return isAscii(text) ? quotePython(text) : `${quotePython(text)}.encode()`;
}

function writePieces(pieces: BodyPiece[]): string {
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined) return writePiece(first);
  return `b''.join([\n${pieces.map((piece) => `        ${typeof piece === 'string' ? `${writeText(piece)}.encode()` : writePiece(piece)},`).join('\n')}\n    ])`;
}

function writePiece(piece: BodyPiece): string {
  if (typeof piece !== 'string') return `open(${quotePython(piece.fileName)}, 'rb').read()`;
  return isAscii(piece) ? writeText(piece) : `${writeText(piece)}.encode()`;
}

function writeText(text: string): string {
  const lines = splitLines(text).map(quotePython);
  return lines.length === 1 ? lines.join('') : `(\n${lines.map((line) => `        ${line}`).join('\n')}\n    )`;
}

function writePart({ name = '', text, fileName, headers }: RequestPart): string {
  const { 'Content-Type': type, ...others } = headers;
  const hasOthers = Object.keys(others).length > 0;
  const more = hasOthers
    ? `, {${Object.entries(others)
        .map((pair) => pair.map(quotePython).join(': '))
        .join(', ')}}`
    : '';
  const mime = type === undefined ? (hasOthers ? ', None' : '') : `, ${quotePython(type)}`;
  const data = text === undefined ? `open(${quotePython(fileName ?? '')}, 'rb')` : quotePython(text);
  return `(${quotePython(name)}, (${text === undefined ? quotePython(fileName ?? '') : 'None'}, ${data}${mime}${more}))`;
}

function isAscii(text: string): boolean {
  return !/[\u0080-\u{10FFFF}]/u.test(text);
}
