import type { HttpRequest, RequestPart } from '../request/http-request.ts';
import { createBodyPieces, headersWithout, type BodyPiece } from './body-pieces.ts';
import type { SampleLanguage } from './sample-language.ts';

/** The command line, for any POSIX shell. */
export const curl: SampleLanguage = { id: 'curl', label: 'cURL', aliases: ['bash', 'shell', 'sh', 'zsh', 'console'], write };

/** A word of a POSIX shell: in single quotes nothing has a meaning but the quote itself. It cannot hold NUL. */
export function quoteShell(text: string): string {
  return `'${text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('\0', '')
    .replaceAll("'", String.raw`'\''`)}'`;
}

function write(request: HttpRequest): string {
  const { method, url, headers, content } = request;
  const isForm = content?.kind === 'multipart' && content.parts.length > 0 && content.parts.every(isFormPart);
  const pieces = isForm ? [] : createBodyPieces(request);
  const isPiped = pieces.length > 1 || pieces.some((piece) => typeof piece === 'string' && piece.includes('\0'));
  const verb = /^[A-Z]+$/.test(method) ? method : quoteShell(method);
  const lines = [
    method === 'HEAD' && !content ? 'curl --head' : `curl --request ${verb}`,
    `--url ${quoteShell(url)}`,
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(isForm ? headersWithout(headers, 'content-type') : Object.entries(headers)).map(
      ([name, value]) => `--header ${quoteShell(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    ...(isForm ? content.parts.map((part) => `--form ${quoteShell(formField(part))}`) : []),
    ...(isPiped ? ['--data-binary @-'] : pieces.map(dataOption)),
  ];
  const command = lines.join(' \\\n  ');
  return isPiped ? `${writePipe(pieces)} |\n${command}` : command;
}

function dataOption(piece: BodyPiece): string {
  return typeof piece === 'string' ? `--data-raw ${quoteShell(piece)}` : `--data-binary ${quoteShell(`@${fileOf(piece.fileName)}`)}`;
}

/** What `--form` can say: a name without `=`, text without NUL. */
function isFormPart({ name, text = '', headers, fileName = '' }: RequestPart): boolean {
  const hasOdd = Object.values(headers).some((value) => /[;"\\]/.test(value.replace(/^[^;]*; *charset=[\w-]+$/, '')));
  return name !== undefined && name !== '' && !/[=\0]/.test(name) && !text.includes('\0') && !/[/\\"\0\r\n]/.test(fileName) && !hasOdd;
}

function formField({ name = '', text, fileName = '', headers }: RequestPart): string {
  const { 'Content-Type': type, ...others } = headers;
  const value = text === undefined ? `@${quoteForm(fileOf(fileName))}` : quoteForm(text);
  const extra = Object.entries(others).map(([key, header]) => `;headers=${quoteForm(`${key}: ${header}`)}`);
  return `${name}=${value}${type === undefined ? '' : `;type=${type}`}${extra.join('')}`;
}

function quoteForm(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}

/** `-` alone would be the standard input. */
function fileOf(name: string): string {
  return name.startsWith('-') ? `./${name}` : name;
}

function writePipe(pieces: BodyPiece[]): string {
  const commands = pieces.map((piece) => {
    if (typeof piece !== 'string') return `cat ${quoteShell(fileOf(piece.fileName))}`;
    const parts = piece
      .replaceAll('\\', '\\\\')
      .replaceAll('%', '%%')
      .split('\0')
      .map((part) => quoteShell(part).slice(1, -1));
    return `printf -- '${parts.join(String.raw`\000`)}'`;
  });
  return commands.length === 1 ? (commands[0] ?? '') : `{\n  ${commands.join('\n  ')}\n}`;
}
