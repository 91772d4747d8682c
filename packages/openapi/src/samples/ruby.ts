import type { HttpRequest } from '../request/http-request.ts';
import { createBodyPieces } from './body-pieces.ts';
import { createLiteralWriter, hideInBraces, splitLines } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** Ruby with `net/http`. */
export const ruby: SampleLanguage = { id: 'ruby', label: 'Ruby', aliases: ['rb'], write };

/** A literal of Ruby. */
export const quoteRuby: WriteLiteral = createLiteralWriter('"#', hideInBraces);

function write(request: HttpRequest): string {
  const { method, url, headers } = request;
  const bodies = createBodyPieces(request);
  const isMixed = bodies.length > 1;
  const pieces = bodies.map((piece) => {
    if (typeof piece !== 'string') return `File.binread(${quoteRuby(piece.fileName)})`;
    const text = splitLines(piece).map(quoteRuby).join(' +\n  ');
    return isMixed ? `(${text}).b` : text;
  });
  return [
    'require "net/http"',
    '',
    `uri = URI(${quoteRuby(url)})`,
    `request = Net::HTTPGenericRequest.new(${quoteRuby(method)}, ${pieces.length > 0}, ${method !== 'HEAD'}, uri)`,
    ...Object.entries(headers).map(([name, value]) => `request[${quoteRuby(name)}] = ${quoteRuby(value)}`),
    ...(pieces.length > 0 ? [`request.body = ${pieces.join(' +\n  ')}`] : []),
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }',
    'puts response.code, response.body',
  ].join('\n');
}
