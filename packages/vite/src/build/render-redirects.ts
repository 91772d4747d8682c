import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encodeHref, hasWildcard, isExternalUrl, splitUrl, toOutputFile, withBase } from '@octavo/core';
import type { Redirect } from '@octavo/core';
import type { Context } from '../context.ts';
import { isSafe } from '../dev/send-redirect.ts';
import { escapeHtml } from '../document/escape-html.ts';
import type { OutputFile } from './bundle.ts';
import { listRedirects } from './list-redirects.ts';

/**
 * Makes the files of the site's redirects: a document for each address, which any host serves; and, where the site is all that the host
 * serves, `_redirects`, by which Netlify, Cloudflare Pages and others answer themselves, wildcards included.
 */
export function renderRedirects(context: Context): OutputFile[] {
  const { store, base, prefix, mode } = context;
  const redirects = store.site().redirects.filter(({ destination }) => isSafe(destination));
  if (redirects.length === 0) return [];
  const documents = listRedirects({ ...store.site(), redirects }).map(({ source, destination }) => ({
    fileName: prefix + toOutputFile(source),
    content: renderRedirect(toUrl(destination, base)),
  }));
  return mode === 'alone' ? [...documents, { fileName: '_redirects', content: renderRules(redirects, context) }] : documents;
}

/** The document of an address that leads elsewhere: at once with and without JavaScript, and a link where both are refused. */
export function renderRedirect(url: string): string {
  const text = escapeHtml(url);
  const code = `const u=new URL(${JSON.stringify(url).replaceAll('<', String.raw`\u003c`)},location.href);u.search||=location.search;u.hash||=location.hash;location.replace(u)`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${text}</title><meta name="robots" content="noindex"><link rel="canonical" href="${text}">`,
    `<script>${code}</script><meta http-equiv="refresh" content="0; url=${text}"></head>`,
    `<body><a href="${text}">${text}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** `/old/:slug*` -> `/old/* /new/:splat 301`; the author's own rules come first. */
function renderRules(redirects: readonly Redirect[], { base, vite }: Context): string {
  const own = path.join(vite.publicDir, '_redirects');
  const rules = redirects.map(({ source, destination, permanent }) => {
    const splat = /:([a-z_]\w*)[*+]|\*/i.exec(source);
    const name = splat?.[1];
    const from = name === undefined ? source : source.replace(splat?.[0] ?? '', '*');
    const to = name === undefined ? destination.replace('*', ':splat') : destination.replace(new RegExp(`:${name}[*+]?`), ':splat');
    return `${encodeHref(withBase(base, from))} ${toUrl(hasWildcard(source) ? to : destination, base)} ${permanent ? 301 : 302}\n`;
  });
  return (vite.publicDir !== '' && existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n` : '') + rules.join('');
}

function toUrl(destination: string, base: string): string {
  if (isExternalUrl(destination)) return destination;
  const { path: target, query, hash } = splitUrl(destination);
  return encodeHref(withBase(base, target)) + query + hash;
}
