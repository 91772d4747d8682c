import type { HttpRequest } from '../request/http-request.ts';
import { createBodyPieces, type BodyPiece } from './body-pieces.ts';
import { createLiteralWriter, hideByWidth, isAscii, splitLines } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** C# with `HttpClient`. */
export const csharp: SampleLanguage = { id: 'csharp', label: 'C#', aliases: ['c#', 'cs', 'dotnet', '.net'], write };

/** A literal of C#. */
export const quoteCsharp: WriteLiteral = createLiteralWriter('"', hideByWidth);

function write(request: HttpRequest): string {
  const { method, url, headers } = request;
  const pieces = createBodyPieces(request).map(bytesOf);
  const bytes = pieces.length > 1 ? `[\n${pieces.map((piece) => `    ..${piece},`).join('\n')}\n]` : pieces[0];
  const entries = Object.entries(headers);
  const add = (target: string, ofContent: boolean): string[] =>
    entries
      .filter(([name]) => CONTENT.test(name) === ofContent)
      .map(([name, value]) => `${target}.Headers.TryAddWithoutValidation(${quoteCsharp(name)}, ${quoteCsharp(value)});`);
  return [
    'using System.Text;',
    '',
    `using var client = new HttpClient(${isAscii(headers) ? '' : HANDLER});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${quoteCsharp(method)}), ${quoteCsharp(url)});`,
    ...add('request', false),
    ...(bytes ? [`request.Content = new ByteArrayContent(${bytes});`, ...add('request.Content', true)] : []),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

/** .NET refuses headers that are not ASCII unless it is told how they are written. */
const HANDLER = 'new SocketsHttpHandler { RequestHeaderEncodingSelector = (_, _) => Encoding.UTF8 }';

/** The headers that belong to the content in .NET. */
const CONTENT = /^content-|^(?:allow|expires|last-modified)$/i;

function bytesOf(piece: BodyPiece): string {
  if (typeof piece !== 'string') return `File.ReadAllBytes(${quoteCsharp(piece.fileName)})`;
  return `Encoding.UTF8.GetBytes(${splitLines(piece).map(quoteCsharp).join(' +\n    ')})`;
}
