import type { HttpRequest } from '../request/http-request.ts';
import { createBodyPieces } from './body-pieces.ts';
import { createLiteralWriter, hideInBraces, splitLines } from './literals.ts';
import type { WriteLiteral } from './literals.ts';
import type { SampleLanguage } from './sample-language.ts';

/** PHP with its curl extension. */
export const php: SampleLanguage = { id: 'php', label: 'PHP', aliases: ['php8', 'php7'], write };

/** A literal of PHP. */
export const quotePhp: WriteLiteral = createLiteralWriter('"$', hideInBraces);

function write(request: HttpRequest): string {
  const { method, url, headers } = request;
  const pieces = createBodyPieces(request).map((piece) =>
    typeof piece === 'string' ? splitLines(piece).map(quotePhp).join(' .\n        ') : `file_get_contents(${quotePhp(piece.fileName)})`,
  );
  const lines = Object.entries(headers).map(([name, value]) => quotePhp(value === '' ? `${name};` : `${name}: ${value}`));
  return [
    '<?php',
    '',
    `$curl = curl_init(${quotePhp(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`,
    ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,'] : []),
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines.map((line) => `        ${line},`), '    ],'] : []),
    ...(pieces.length > 0 ? [`    CURLOPT_POSTFIELDS => ${pieces.join(' .\n        ')},`] : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    'echo curl_exec($curl);',
  ].join('\n');
}
