import { findBodyForm } from './find-body-form.ts';
import { findContentType, joinBodyText, listFormFields, listQuery } from './portable-request.ts';
import type { PortableRequest } from './portable-request.ts';

/** Writes a request as an HTTP Archive (HAR 1.2): an entry that was not sent, so without an answer. */
export function createHar(request: PortableRequest, now: Date): object {
  const { name, method, url, headers, content } = request;
  const cookie = Object.entries(headers).find(([header]) => header.toLowerCase() === 'cookie')?.[1];
  const rest = { headersSize: -1, bodySize: -1 };
  return {
    log: {
      version: '1.2',
      creator: { name: 'Octavo', version: '1' },
      entries: [
        {
          startedDateTime: now.toISOString(),
          time: 0,
          request: {
            method,
            url,
            httpVersion: 'HTTP/1.1',
            cookies: (cookie?.split('; ') ?? []).map((pair) => ({ name: pair.replace(/=.*/s, ''), value: pair.replace(/^[^=]*=?/, '') })),
            headers: Object.entries(headers).map(([header, value]) => ({ name: header, value })),
            queryString: listQuery(request),
            ...(content && { postData: createPostData(request) }),
            ...rest,
          },
          response: {
            status: 0,
            statusText: '',
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [],
            content: { size: 0, mimeType: 'x-unknown' },
            redirectURL: '',
            ...rest,
          },
          cache: {},
          timings: { send: 0, wait: 0, receive: 0 },
          comment: name,
        },
      ],
    },
  };
}

/** The body as text, and as fields where it has any: most programs read one of the two. */
function createPostData(request: PortableRequest): object {
  const { content } = request;
  const mimeType = findContentType(request);
  const form = findBodyForm(request);
  if (content?.kind === 'multipart' && form === 'multipart') {
    return {
      mimeType,
      params: content.parts.map(({ name = '', text, fileName, headers }) => ({
        name,
        ...(text !== undefined && { value: text }),
        ...(fileName !== undefined && { fileName }),
        ...(headers['Content-Type'] !== undefined && { contentType: headers['Content-Type'] }),
      })),
    };
  }
  const text = joinBodyText(request);
  return {
    mimeType,
    text,
    ...(form === 'fields' && { params: listFormFields(text) }),
    ...(content?.kind === 'file' && { comment: content.fileName }),
  };
}
