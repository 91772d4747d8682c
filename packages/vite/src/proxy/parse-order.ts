/** What a page asks the proxy to send. */
export interface ProxyOrder {
  method: string;
  url: string;
  headers: [name: string, value: string][];
}

/** What belongs to a connection or a browser, and cookies. */
const KEPT_BACK =
  /^(?:accept-encoding|connection|content-length|cookie2?|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** Reads the header in which a page says what to send; undefined where it says nothing that can be sent. Cookies are left out. */
export function parseOrder(text: string | null): ProxyOrder | undefined {
  const order = text === null ? undefined : readJson(text);
  if (typeof order !== 'object' || order === null || !('method' in order) || !('url' in order) || !('headers' in order)) return undefined;
  const { method, url, headers } = order;
  if (typeof method !== 'string' || typeof url !== 'string' || !Array.isArray(headers)) return undefined;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(method) || /^(?:CONNECT|TRACE|TRACK)$/i.test(method) || !URL.canParse(url)) return undefined;
  return { method, url, headers: headers.filter(isHeader).filter(([name]) => !KEPT_BACK.test(name)) };
}

function isHeader(header: unknown): header is [string, string] {
  return (
    Array.isArray(header) &&
    header.length === 2 &&
    header.every((part) => typeof part === 'string') &&
    /^[\w!#$%&'*+.^`|~-]+$/.test(String(header[0])) &&
    !/[\r\n\0]/.test(String(header[1]))
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return undefined;
    throw error;
  }
}
