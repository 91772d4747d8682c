import type { HttpRequest } from '../request/http-request.ts';
import { createBodyPieces } from './body-pieces.ts';
import { createLiteralWriter, hideByWidth, splitLines } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** Go with `net/http`. */
export const go: SampleLanguage = { id: 'go', label: 'Go', aliases: ['golang'], write };

/** A literal of Go. */
export const quoteGo: WriteLiteral = createLiteralWriter('"', hideByWidth);

function write(request: HttpRequest): string {
  const { method, url, headers } = request;
  const pieces = createBodyPieces(request);
  const files = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.fileName]));
  let opened = 0;
  const readers = pieces.map((piece) => (typeof piece === 'string' ? `strings.NewReader(${writeText(piece)})` : `file${(opened += 1)}`));
  const body = readers.length > 1 ? `io.MultiReader(\n${readers.map((reader) => `\t\t${reader},`).join('\n')}\n\t)` : (readers[0] ?? 'nil');
  const imports = [
    'fmt',
    'io',
    'net/http',
    ...(files.length > 0 ? ['os'] : []),
    ...(readers.some((reader) => reader.startsWith('strings')) ? ['strings'] : []),
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...files.flatMap((name, index) => [`\tfile${index + 1}, err := os.Open(${quoteGo(name)})`, ...CHECK]),
    `\treq, err := http.NewRequest(${quoteGo(method)}, ${quoteGo(url)}, ${body})`,
    ...CHECK,
    ...Object.entries(headers).map(([name, value]) => `\treq.Header.Set(${quoteGo(name)}, ${quoteGo(value)})`),
    '\tres, err := http.DefaultClient.Do(req)',
    ...CHECK,
    '\tdefer res.Body.Close()',
    '\ttext, err := io.ReadAll(res.Body)',
    ...CHECK,
    '\tfmt.Println(res.Status, string(text))',
    '}',
  ].join('\n');
}

const CHECK = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];

function writeText(text: string): string {
  return splitLines(text).map(quoteGo).join(' +\n\t\t');
}
