import type { HttpRequest } from '../request/http-request.ts';
import { createBodyPieces, type BodyPiece } from './body-pieces.ts';
import { escapeText, splitLines, toHex } from './escape-text.ts';
import type { SampleLanguage } from './sample-language.ts';

/** C# with `HttpClient`. */
export const csharp: SampleLanguage = { id: 'csharp', label: 'C#', aliases: ['c#', 'cs', 'dotnet', '.net'], write };

/** A literal of C#. */
export function quoteCsharp(text: string): string {
  const special = { '"': String.raw`\"`, '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeText(text, { special, hidden: (code) => (code < 0x10000 ? `\\u${toHex(code, 4)}` : `\\U${toHex(code, 8)}`) })}"`;
}

function write(request: HttpRequest): string {
  const { method, url, headers } = request;
  const pieces = createBodyPieces(request).map(bytesOf);
  const bytes = pieces.length > 1 ? `[\n${pieces.map((piece) => `    ..${piece},`).join('\n')}\n]` : pieces[0];
  const add = (target: string, [name, value]: [string, string]): string =>
    `${target}.Headers.TryAddWithoutValidation(${quoteCsharp(name)}, ${quoteCsharp(value)});`;
  const content = Object.entries(headers).filter(([name]) => isContent(name));
  return [
    'using System.Text;',
    '',
    `using var client = new HttpClient(${isAscii(headers) ? '' : HANDLER});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${quoteCsharp(method)}), ${quoteCsharp(url)});`,
    ...Object.entries(headers).flatMap((header) => (isContent(header[0]) ? [] : [add('request', header)])),
    ...(bytes === undefined
      ? []
      : [`request.Content = new ByteArrayContent(${bytes});`, ...content.map((header) => add('request.Content', header))]),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

/** .NET refuses headers that are not ASCII unless it is told how they are written. */
const HANDLER = 'new SocketsHttpHandler { RequestHeaderEncodingSelector = (_, _) => Encoding.UTF8 }';

function isAscii(headers: HttpRequest['headers']): boolean {
  return !/\P{ASCII}/u.test(Object.values(headers).join(''));
}

/** The headers that belong to the content in .NET. */
function isContent(name: string): boolean {
  return /^content-|^(?:allow|expires|last-modified)$/i.test(name);
}

function bytesOf(piece: BodyPiece): string {
  if (typeof piece !== 'string') return `File.ReadAllBytes(${quoteCsharp(piece.fileName)})`;
  return `Encoding.UTF8.GetBytes(${splitLines(piece).map(quoteCsharp).join(' +\n    ')})`;
}
