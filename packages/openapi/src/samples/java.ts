import type { HttpRequest } from '../request/http-request.ts';
import { createBodyPieces, type BodyPiece } from './body-pieces.ts';
import { createLiteralWriter, isAscii, splitLines, writeUnits } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** Java 17 with its own `HttpClient`. */
export const java: SampleLanguage = { id: 'java', label: 'Java', aliases: ['jdk'], write };

/**
 * A literal of Java. Control characters are octal: a Unicode escape is read before the literal is, so that of a line end would end it
 * (JLS, section 3.3).
 */
export const quoteJava: WriteLiteral = createLiteralWriter('"', hidden);

function hidden(code: number): string {
  if (code < 0x80) return `\\${code.toString(8).padStart(3, '0')}`;
  return writeUnits(String.fromCodePoint(code));
}

function write(request: HttpRequest): string {
  const { method, url, headers } = request;
  const pieces = createBodyPieces(request).map(publisher);
  const body =
    pieces.length > 1 ? `HttpRequest.BodyPublishers.concat(\n${pieces.map((piece) => `                ${piece}`).join(',\n')})` : pieces[0];
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(pieces.some((piece) => piece.includes('.ofFile(Path')) ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...(isAscii(headers) ? [] : ["        // Java's client refuses what is not ASCII in a header."]),
    `        var request = HttpRequest.newBuilder(URI.create(${quoteJava(url)}))`,
    `            .method(${quoteJava(method)}, ${body ?? 'HttpRequest.BodyPublishers.noBody()'})`,
    ...Object.entries(headers).map(([name, value]) => `            .header(${quoteJava(name)}, ${quoteJava(value)})`),
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n');
}

function publisher(piece: BodyPiece): string {
  if (typeof piece !== 'string') return `HttpRequest.BodyPublishers.ofFile(Path.of(${quoteJava(piece.fileName)}))`;
  return `HttpRequest.BodyPublishers.ofString(${splitLines(piece).map(quoteJava).join('\n                + ')})`;
}
