/** A text with what its server said about its version. */
export interface FetchedText {
  text: string;
  etag?: string;
  lastModified?: string;
}

/** The longest text that is taken, in bytes. */
const LARGEST = 64 * 1024 * 1024;
const REDIRECTS = 5;

/** Milliseconds until a server that does not answer is given up. */
const PATIENCE = 20_000;

/**
 * Fetches a text from an address; `known` is the version at hand, which the server may confirm. Bounded in redirects, size and time, and
 * never led from `https` to `http`. Never rejects: what went wrong is told in plain words.
 */
export async function fetchText(
  url: string,
  { fetch, known }: { fetch: typeof globalThis.fetch; known?: FetchedText },
): Promise<FetchedText | { problem: string }> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const response = await follow(url, { fetch, signal, headers: createHeaders(known) });
    if ('problem' in response) return response;
    if (response.status === 304 && known !== undefined) return known;
    if (!response.ok) return { problem: `Its server answered ${response.status}.` };
    const text = await readBody(response);
    if (text === undefined) return { problem: `It is larger than ${LARGEST / 1024 / 1024} MB.` };
    const etag = response.headers.get('etag');
    const lastModified = response.headers.get('last-modified');
    return { text, ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
  } catch (error) {
    // Whatever a network does, the site is served without the file.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { problem: cause instanceof Error && cause.message !== '' ? `${cause.message.replace(/\.$/, '')}.` : 'It cannot be reached.' };
  }
}

function createHeaders(known: FetchedText | undefined): Record<string, string> {
  return {
    accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
}

async function follow(
  url: string,
  { fetch, signal, headers }: { fetch: typeof globalThis.fetch; signal: AbortSignal; headers: Record<string, string> },
): Promise<Response | { problem: string }> {
  let current = new URL(url);
  for (let count = 0; count <= REDIRECTS; count += 1) {
    const response = await fetch(current, { redirect: 'manual', credentials: 'omit', signal, headers });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || response.status === 304 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, current)) return { problem: 'Its server leads to an address that is none.' };
    const next = new URL(location, current);
    if (next.protocol !== 'https:' && next.protocol !== current.protocol)
      return { problem: `Its server leads to ${next.protocol}//${next.host}.` };
    current = next;
  }
  return { problem: `Its server leads from address to address, more than ${REDIRECTS} times.` };
}

/** Undefined when it is too large: what a server says of the size is not believed. */
async function readBody(response: Response): Promise<string | undefined> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // Left early, the loop cancels the body.
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > LARGEST) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
