import { encodeHeader } from '../request/header-text.ts';
import type { HttpRequest, RequestPart } from '../request/http-request.ts';
import { createBodyPieces, headersWithout } from './body-pieces.ts';
import { createLiteralWriter, hideByWidth, hideInBraces, splitLines, writeUnits } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** `fetch`, for browsers and Node; files are read as Node reads them. It takes no body with GET and HEAD, so that none is shown. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  aliases: ['js', 'node', 'nodejs', 'node.js', 'fetch', 'typescript', 'ts', 'jsx'],
  write,
};

/** A literal of JavaScript. */
export const quoteJavaScript: WriteLiteral = createLiteralWriter("'", (code) => (code < 0x10000 ? hideByWidth(code) : hideInBraces(code)));

function write(request: HttpRequest): string {
  const { method, url, headers, content } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const parts = hasBody && content?.kind === 'multipart' && content.parts.every(isFormDataPart) ? content.parts : undefined;
  const sent = parts ? headersWithout(headers, 'content-type') : Object.entries(headers);
  const body = parts ? 'body' : hasBody ? writeBody(request) : undefined;
  const setup = parts ? ['const body = new FormData();', ...parts.map(appendPart)] : [];
  const options = [
    `method: ${quoteJavaScript(method)},`,
    ...(sent.length > 0
      ? [`headers: {`, ...sent.map(([name, value]) => `  ${headerKey(name)}: ${quoteJavaScript(encodeHeader(value))},`), '},']
      : []),
    ...(body === undefined ? [] : [body === 'body' ? 'body,' : `body: ${body},`]),
  ];
  const usesFile = hasBody && createBodyPieces(request).some((piece) => typeof piece !== 'string');
  return [
    ...(usesFile ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(setup.length > 0 ? [...setup, ''] : []),
    `const response = await fetch(${quoteJavaScript(url)}, {`,
    ...options.map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** A computed key where the plain one would set the prototype. */
function headerKey(name: string): string {
  return name === '__proto__' ? "['__proto__']" : quoteJavaScript(name);
}

function writeBody(request: HttpRequest): string | undefined {
  const pieces = createBodyPieces(request).map((piece) =>
    typeof piece === 'string' ? (findData(piece) ?? writeText(piece)) : `await openAsBlob(${quoteJavaScript(piece.fileName)})`,
  );
  return pieces.length > 1 ? `new Blob([\n${pieces.map((piece) => `  ${piece.replaceAll('\n', '\n  ')},`).join('\n')}\n])` : pieces[0];
}

/** JSON as data, where `JSON.stringify` gives the same bytes back. */
function findData(text: string): string | undefined {
  const indent = /^[[{]\n( +)/.exec(text)?.[1]?.length ?? 0;
  if (!/^[[{]/.test(text) || text.includes('__proto__') || stringifyAgain(text, indent) !== text) return undefined;
  const escaped = stringifyAgain(text, 2)?.replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, (char) => writeUnits(char));
  return `JSON.stringify(${escaped}${indent > 0 ? `, null, ${indent}` : ''})`;
}

function stringifyAgain(text: string, indent: number): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, indent);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function writeText(text: string): string {
  return splitLines(text).map(quoteJavaScript).join(' +\n');
}

/** What `FormData` sends as it is: it makes every line end CRLF, and gives each `Blob` a file name. */
function isFormDataPart({ name, text, headers }: RequestPart): boolean {
  const names = Object.keys(headers);
  if (name === undefined || /[\r\n]/.test(name)) return false;
  return text === undefined ? names.every((header) => header === 'Content-Type') : names.length === 0 && !/[\r\n]/.test(text);
}

function appendPart({ name = '', text, fileName = '', headers }: RequestPart): string {
  if (text !== undefined) return `body.append(${quoteJavaScript(name)}, ${quoteJavaScript(text)});`;
  const file = quoteJavaScript(fileName);
  return `body.append(${quoteJavaScript(name)}, await openAsBlob(${file}, { type: ${quoteJavaScript(headers['Content-Type'] ?? '')} }), ${file});`;
}
