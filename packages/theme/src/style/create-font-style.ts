import type { Font, Look } from '@octavo/core';

/**
 * The site's fonts as CSS, for the `<style>` in the document's head; empty for a site that names none. Nothing is fetched but the
 * files that the config names; a family without a file is shown to readers who have it.
 */
export function createFontStyle({ headings, body }: Look['fonts'] = {}): string {
  const faces = new Set([headings, body].flatMap((font) => (font === undefined ? [] : renderFace(font))));
  const tokens = [
    ...(body === undefined ? [] : [...renderTokens('', body)]),
    ...(headings === undefined ? [] : [...renderTokens('-heading', headings)]),
  ];
  return [...faces].join('') + (tokens.length === 0 ? '' : `.octavo{${tokens.join(';')}}`);
}

/** The local files among a site's fonts: what a document may fetch at once. */
export function listFontFiles({ headings, body }: Look['fonts'] = {}): string[] {
  return [...new Set([headings, body].flatMap((font) => (font?.url?.startsWith('/') ? [font.url] : [])))];
}

function renderTokens(suffix: '' | '-heading', { family, weight }: Font): string[] {
  const token = suffix === '' ? '--octavo-font-sans' : '--octavo-font-heading';
  const single = /^\d{1,4}$/.exec(weight ?? '')?.[0];
  return [
    `${token}:${quote(family)},var(--octavo-font-fallback)`,
    ...(single === undefined ? [] : [`--octavo-font-weight${suffix}:${single}`]),
  ];
}

function renderFace({ family, weight, url = '', format }: Font): string[] {
  if (!/^(?:https?:\/\/|\/)/.test(url)) return [];
  const [, extension = ''] = /\.(woff2?|ttf|otf)(?:[?#]|$)/i.exec(url) ?? [];
  const kind = format ?? FORMATS[extension.toLowerCase()];
  const range = /^\d{1,4}(?: \d{1,4})?$/.test(weight ?? '') ? `;font-weight:${weight}` : '';
  const source = `url("${escapeUrl(url)}")${kind === undefined ? '' : ` format("${kind}")`}`;
  return [`@font-face{font-family:${quote(family)};src:${source};font-display:swap${range}}`];
}

const FORMATS: Readonly<Record<string, string>> = { woff: 'woff', woff2: 'woff2', ttf: 'truetype', otf: 'opentype' };

/** Names of families are words; whatever could end the string or the element is left out. */
function quote(family: string): string {
  return `"${family.replaceAll(/[^\p{L}\p{N} ._-]/gu, '')}"`;
}

function escapeUrl(url: string): string {
  return url.replaceAll(/["'\\()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
