import type { Diagnostic } from '@octavo/core';
import { escapeHtml } from '../../html/escape-html.ts';

/** The document of a page around which nothing could be made: it says so. */
export function renderFailedDocument({ message }: Diagnostic): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><title>This page cannot be shown.</title><meta name="robots" content="noindex"></head>',
    `<body><h1>This page cannot be shown.</h1><p>${escapeHtml(message)}</p></body>`,
    '</html>',
    '',
  ].join('\n');
}
