import type { Operation } from '../model/operation.ts';
import type { SecurityScheme } from '../model/security.ts';
import { chooseAlternative, findCredential, type Credential, type RequestAuth } from './credentials.ts';
import type { Pair } from './expand-style.ts';
import { cleanHeader } from './header-text.ts';
import type { RequestNote } from './http-request.ts';
import { encodeText } from './percent-encode.ts';

/** What authorization adds to a request. */
export interface AuthParts {
  headers: [name: string, value: string][];
  /** Encoded. */
  query: Pair[];
  cookies: Pair[];
  notes: RequestNote[];
}

/**
 * Writes the credentials of one alternative into a request, all schemes of it together (Security Requirement Object): `bearer`, `basic`
 * (UTF-8, RFC 7617), keys in header, query and cookie, the tokens of `oauth2` and `openIdConnect`, and any other scheme of HTTP as
 * `Scheme value`. Digest and mutual TLS need what a page cannot do: a note says so.
 */
export function applyAuth(operation: Pick<Operation, 'security'>, auth: RequestAuth): AuthParts {
  const parts: AuthParts = { headers: [], query: [], cookies: [], notes: [] };
  for (const { scheme } of chooseAlternative(operation, auth)) {
    const credential = findCredential(auth, scheme);
    if (isUnsupported(scheme)) parts.notes.push({ code: 'unsupported-scheme', name: scheme.name });
    else if (credential === undefined) parts.notes.push({ code: 'missing-credential', name: scheme.name });
    else addScheme(parts, scheme, credential);
  }
  return parts;
}

function isUnsupported(scheme: SecurityScheme): boolean {
  return scheme.type === 'mutualTLS' || (scheme.type === 'http' && scheme.scheme.toLowerCase() === 'digest');
}

function addScheme(parts: AuthParts, scheme: SecurityScheme, credential: Credential): void {
  const secret = typeof credential === 'string' ? credential.trim() : `${credential.username}:${credential.password}`;
  if (scheme.type !== 'apiKey') {
    parts.headers.push(['Authorization', authorization(scheme, credential, secret)]);
  } else if (scheme.in === 'header') {
    parts.headers.push([scheme.parameter, secret]);
  } else if (scheme.in === 'query') {
    parts.query.push([encodeText(scheme.parameter), encodeText(secret)]);
  } else {
    parts.cookies.push([scheme.parameter, secret]);
  }
}

/** A token that was pasted with its `Bearer ` keeps it. */
function authorization(scheme: SecurityScheme, credential: Credential, secret: string): string {
  const name = scheme.type === 'http' ? scheme.scheme : 'bearer';
  if (name.toLowerCase() === 'basic') {
    const isEncoded = typeof credential === 'string' && !secret.includes(':');
    return `Basic ${isEncoded ? secret.replace(/^basic\s+/i, '') : encodeBase64(secret)}`;
  }
  const shown = name.toLowerCase() === 'bearer' ? 'Bearer' : cleanHeader(name).replace(/\s.*$/s, '');
  return secret.toLowerCase().startsWith(`${shown.toLowerCase()} `) ? secret : `${shown} ${secret}`;
}

function encodeBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
