import type { HttpRequest } from '../../../request/http-request.ts';
import type { KeyedText, SaidText } from '../../../value/say.ts';
import type { SendResult } from '../send/send-request.ts';

/** What a proxy of the site says of an answer, beside its body. */
interface ProxyAnswer {
  status: number;
  statusText: string;
  url: string;
  headers: [name: string, value: string][];
}

/** Sends a request through a server of the site, which asks the API in place of the browser. */
export async function sendThroughProxy(
  request: HttpRequest,
  { proxy, refusal, signal }: { proxy: string; refusal: KeyedText['text']; signal: AbortSignal },
): Promise<SendResult> {
  const { method, url, headers, body } = request;
  const response = await fetch(proxy, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-Octavo-Proxy': encodeURIComponent(JSON.stringify({ method, url, headers: Object.entries(headers) })),
    },
    ...(body !== undefined && { body }),
    credentials: 'omit',
    signal,
  });
  const told = response.headers.get('x-octavo-answer');
  if (told === null) {
    const said = (await response.text()).slice(0, 500);
    const text: SaidText = said || { text: 'Response {status}.', values: { status: response.status } };
    return { failure: { kind: 'proxy', title: { text: refusal }, texts: [text], headers: [] } };
  }
  // Our own server wrote it.
  const answer = JSON.parse(decodeURIComponent(told)) as ProxyAnswer;
  return { source: { ...answer, body: response.body } };
}
