/**
 * Fetches over a connection of its own. A server closes one that was kept after a few seconds: a busy process may send its next request in
 * that moment, and gets ECONNRESET.
 */
export function fetchAnew(url: string | URL, { headers, ...options }: RequestInit = {}): Promise<Response> {
  const all = new Headers(headers);
  all.set('connection', 'close');
  return fetch(url, { ...options, headers: all });
}
