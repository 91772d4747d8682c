/** What a page asks the proxy to send. */
export interface ProxyOrder {
  method: string;
  url: string;
  headers: [name: string, value: string][];
}

/** What belongs to a connection or a browser, and cookies. */
const KEPT_BACK =
  /^(?:accept-encoding|connection|content-length|cookie2?|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** Reads the header in which a page says what to send; where that cannot be sent, why. Cookies are left out. */
export function parseOrder(text: string | null): ProxyOrder | { problem: string } {
  const invalid = { problem: 'Invalid request.' };
  const order = text === null ? undefined : readJson(text);
  if (typeof order !== 'object' || order === null || !('method' in order) || !('url' in order) || !('headers' in order)) return invalid;
  const { method, url, headers } = order;
  if (typeof method !== 'string' || typeof url !== 'string' || !Array.isArray(headers) || !headers.every(isPair)) return invalid;
  if (!NAME.test(method) || /^(?:CONNECT|TRACE|TRACK)$/i.test(method) || !URL.canParse(url)) return invalid;
  const broken = headers.find(([name, value]) => !NAME.test(name) || CONTROLS.test(value));
  if (broken !== undefined) return { problem: `The header ${JSON.stringify(broken[0])} has a character that cannot be sent.` };
  return { method, url, headers: headers.filter(([name]) => !KEPT_BACK.test(name)) };
}

/** A token of HTTP (RFC 9110, 5.6.2). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** What no value of a header may hold (RFC 9110, 5.5); a tab is none. */
// oxlint-disable-next-line no-control-regex -- those are what is refused
const CONTROLS = /[\0-\x08\x0A-\x1F\x7F]/;

function isPair(header: unknown): header is [string, string] {
  return Array.isArray(header) && header.length === 2 && header.every((part) => typeof part === 'string');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return undefined;
    throw error;
  }
}
