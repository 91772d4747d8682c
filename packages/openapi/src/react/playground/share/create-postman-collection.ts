import { findBodyForm } from './find-body-form.ts';
import { joinBodyText, listFormFields, listOwnHeaders } from './portable-request.ts';
import type { Login, PortableRequest } from './portable-request.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Writes a request as a collection of Postman (format 2.1) with its variables, which are empty. */
export function createPostmanCollection(request: PortableRequest): object {
  const { name, method, url, login, content, variables } = request;
  const form = findBodyForm(request);
  // The boundary of a form with files is the sender's.
  const headers = listOwnHeaders(request).filter(([header]) => form !== 'multipart' || header.toLowerCase() !== 'content-type');
  return {
    info: { name, schema: SCHEMA },
    item: [
      {
        name,
        request: {
          method,
          header: headers.map(([key, value]) => ({ key, value })),
          url,
          ...(content && { body: createBody(request) }),
          ...(login && { auth: createAuth(login) }),
        },
        response: [],
      },
    ],
    variable: variables.map((key) => ({ key, value: '', type: 'string' })),
  };
}

function createBody(request: PortableRequest): object {
  const { content } = request;
  const form = findBodyForm(request);
  if (content?.kind === 'multipart' && form === 'multipart') {
    const formdata = content.parts.map(({ name: key = '', text, fileName, headers }) => ({
      key,
      ...(text === undefined ? { type: 'file', src: fileName } : { type: 'text', value: text }),
      ...(headers['Content-Type'] !== undefined && { contentType: headers['Content-Type'] }),
    }));
    return { mode: 'formdata', formdata };
  }
  if (content?.kind === 'file') return { mode: 'file', file: { src: content.fileName } };
  const raw = joinBodyText(request);
  if (form === 'fields')
    return { mode: 'urlencoded', urlencoded: listFormFields(raw).map(({ name, value }) => ({ key: name, value, type: 'text' })) };
  return { mode: 'raw', raw, options: { raw: { language: form === 'json' || form === 'xml' ? form : 'text' } } };
}

function createAuth(login: Login): object {
  const { kind, ...parts } = login;
  return { type: kind, [kind]: Object.entries(parts).map(([key, value]) => ({ key, value, type: 'string' })) };
}
