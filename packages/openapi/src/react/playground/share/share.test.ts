import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../model/operation.ts';
import type { SecurityScheme } from '../../../model/security.ts';
import { createMediaType, createOperation, createParameter } from '../../../request/fixtures/create-operation.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import { createBrunoFile } from './create-bruno-file.ts';
import { createHar } from './create-har.ts';
import { createPostmanCollection } from './create-postman-collection.ts';
import { createLinkedDraft } from '../keep/redact-values.ts';
import { createFormHash, MOST_SHARED, readFormHash } from './form-link.ts';
import { createPortableRequest } from './portable-request.ts';
import type { PortableRequest } from './portable-request.ts';

const bearer: SecurityScheme = { name: 'my token', type: 'http', scheme: 'bearer' };
const basic: SecurityScheme = { name: 'login', type: 'http', scheme: 'basic' };
const key: SecurityScheme = { name: 'key', type: 'apiKey', in: 'query', parameter: 'k' };
const sid: SecurityScheme = { name: 'sid', type: 'apiKey', in: 'cookie', parameter: 's' };

const SERVERS = [
  { url: 'https://{region}.example.com', variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'] }] },
  { url: 'https://sandbox.example.com', variables: [] },
];

function createForm(parts: Partial<Operation>, values: RequestValues = {}, schemes: SecurityScheme[] = []): PortableRequest {
  const security = [schemes.map((scheme) => ({ scheme, scopes: [] }))];
  const operation = createOperation({
    key: 'POST /a',
    method: 'POST',
    path: '/a',
    summary: 'Add\n one',
    servers: SERVERS,
    security,
    ...parts,
  });
  const credentials = Object.fromEntries(schemes.map(({ name }) => [name, 's3cret']));
  return createPortableRequest(operation, { values, variables: {}, alternative: 0, credentials }, 'https://docs.example.com/');
}

const withBody = (type: string): Partial<Operation> => ({ requestBody: { required: true, content: [createMediaType(type)] } });
const photo = new File(['x'], 'a b.png', { type: 'image/png' });

describe('a request for other programs', () => {
  it('has variables in the place of credentials, wherever they belong', () => {
    const all = createForm({}, {}, [bearer, key, sid]);
    expect(all).toMatchObject({
      name: 'Add one',
      url: 'https://eu.example.com/a?k={{key}}',
      headers: { Authorization: 'Bearer {{my_token}}', Cookie: 's={{sid}}' },
      login: { kind: 'bearer', token: '{{my_token}}' },
      variables: ['my_token', 'key', 'sid'],
    });
    const login = createForm({}, {}, [basic]);
    expect(login.variables).toEqual(['login_username', 'login_password']);
    for (const request of [all, login])
      expect(JSON.stringify([createHar(request, new Date(0)), createPostmanCollection(request), createBrunoFile(request)])).not.toContain(
        's3cret',
      );
  });

  it('is an entry of HAR 1.2 without an answer', () => {
    const query = { parameters: [createParameter({ in: 'query', name: 'a b' })] };
    const request = createForm(
      { ...withBody('application/x-www-form-urlencoded'), ...query },
      { query: { 'a b': '1&2' }, body: { x: 'y z' } },
      [sid],
    );
    expect(createHar(request, new Date(0))).toMatchObject({
      log: {
        version: '1.2',
        entries: [
          {
            startedDateTime: '1970-01-01T00:00:00.000Z',
            request: {
              method: 'POST',
              url: 'https://eu.example.com/a?a%20b=1%262',
              cookies: [{ name: 's', value: '{{sid}}' }],
              queryString: [{ name: 'a%20b', value: '1%262' }],
              postData: { mimeType: 'application/x-www-form-urlencoded', text: 'x=y+z', params: [{ name: 'x', value: 'y z' }] },
            },
            response: { status: 0 },
          },
        ],
      },
    });
  });

  it('is a collection of Postman 2.1 with its variables', () => {
    expect(createPostmanCollection(createForm(withBody('application/json'), { body: { a: 1 } }, [bearer]))).toEqual({
      info: { name: 'Add one', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      item: [
        {
          name: 'Add one',
          request: {
            method: 'POST',
            header: [{ key: 'Content-Type', value: 'application/json' }],
            url: 'https://eu.example.com/a',
            body: { mode: 'raw', raw: '{"a":1}', options: { raw: { language: 'json' } } },
            auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{my_token}}', type: 'string' }] },
          },
          response: [],
        },
      ],
      variable: [{ key: 'my_token', value: '', type: 'string' }],
    });
    const files = createPostmanCollection(createForm(withBody('multipart/form-data'), { body: { note: 'n', photo } }));
    expect(files).toMatchObject({
      item: [
        {
          request: {
            // The boundary is the sender's.
            header: [],
            body: {
              mode: 'formdata',
              formdata: [
                { key: 'note', type: 'text', value: 'n' },
                { key: 'photo', type: 'file', src: 'a b.png' },
              ],
            },
          },
        },
      ],
    });
  });

  it('is a file of Bruno, whatever is typed into it', () => {
    const request = createForm(withBody('application/json'), { rawBody: '{\n"a": "}"\n}' }, [basic, key]);
    expect(createBrunoFile(request)).toBe(`meta {
  name: Add one
  type: http
  seq: 1
}

post {
  url: https://eu.example.com/a?k={{key}}
  body: json
  auth: basic
}

params:query {
  k: {{key}}
}

headers {
  Content-Type: application/json
}

auth:basic {
  username: {{login_username}}
  password: {{login_password}}
}

body:json {
  {
  "a": "}"
  }
}

settings {
  encodeUrl: false
}
`);
    const fields = createBrunoFile(createForm(withBody('multipart/form-data'), { body: { 'a: b': 'x\n}\ntests {', photo } }));
    expect(fields).toContain(`body:multipart-form {
  "a: b": '''
    x
    }
    tests {
  '''
  photo: @file(a b.png) @contentType(image/png)
}`);
    expect(createBrunoFile(createForm({ method: 'QUERY' }))).toContain('http {\n  method: QUERY\n');
    expect(createBrunoFile(createForm(withBody('application/x-www-form-urlencoded'), { body: { x: 'y z' } }))).toContain(
      'body:form-urlencoded {\n  x: y z\n}',
    );
  });
});

describe('a link with a form', () => {
  const operation = createOperation({
    key: 'POST /routes/{id}',
    path: '/routes/{id}',
    servers: SERVERS,
    security: [[{ scheme: key, scopes: [] }], [{ scheme: bearer, scopes: [] }]],
    parameters: [createParameter({ in: 'path', name: 'id' }), createParameter({ in: 'query', name: 'k' })],
    ...withBody('application/json'),
  });
  const draft = {
    values: { path: { id: 'ä+ 😀' }, query: { k: 's3cret' }, body: { password: 's3cret', n: 1 } },
    serverUrl: SERVERS[0]?.url,
    variables: { region: 'us', token: 's3cret' },
    alternative: 1,
  };
  const read = (value: unknown): unknown => readFormHash(btoa(JSON.stringify(value)), operation);

  it('brings back what was typed, and no secret', () => {
    const hash = createFormHash(operation.key, createLinkedDraft(operation, draft)) ?? '';
    const address = new URLSearchParams(hash);
    expect(address.get('try')).toBe(operation.key);
    expect(hash).toMatch(/^[\w=&%.-]+$/);
    const found = readFormHash(address.get('form') ?? '', operation);
    expect(found).toMatchObject({
      values: { path: { id: 'ä+ 😀' }, body: { n: 1 } },
      serverUrl: SERVERS[0]?.url,
      variables: { region: 'us' },
      alternative: 1,
    });
    expect(JSON.stringify(found)).not.toContain('s3cret');
    expect(atob((address.get('form') ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('s3cret');
  });

  it('is bounded', () => {
    const long = { ...draft, values: { body: 'x'.repeat(7000) } };
    expect(createFormHash('a', long, MOST_SHARED)).toBeUndefined();
    expect(createFormHash('a', long)).toBeDefined();
    expect(createFormHash('a', { ...draft, values: { body: 'x'.repeat(60_000) } })).toBeUndefined();
    expect(readFormHash('e'.repeat(100_000), operation)).toBeUndefined();
    expect(readFormHash(btoa(`{"values":{"body":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`), operation)).toBeUndefined();
  });

  it.each(
    [
      ['', '%', 'e30', 'bnVsbA', btoa('"values"')],
      [{ values: [] }, { values: { path: 'x' } }, { values: { rawBody: 1 } }].map((one) => btoa(JSON.stringify(one))),
    ].flat(),
  )('is none where it is %s', (text) => expect(readFormHash(text, operation)).toBeUndefined());

  it('names no server, media type, header or alternative that the API file does not have', () => {
    const values = { accept: 'evil/x', contentType: 'text/plain', cookie: { a: 'b' }, query: { k: 'x' }, other: 1 };
    expect(read({ values, serverUrl: 'https://evil.example', variables: { region: 'us' }, alternative: 7 })).toEqual({
      values: { path: {}, query: {}, header: {} },
      variables: {},
      alternative: 0,
    });
    expect(read({ values: {}, serverUrl: SERVERS[0]?.url, variables: { region: 'evil.example/', other: 'x' } })).toMatchObject({
      serverUrl: SERVERS[0]?.url,
      variables: {},
    });
    const proto = readFormHash(btoa('{"values":{"query":{"__proto__":{"x":1}}}}'), operation);
    expect(Object.getPrototypeOf(proto?.values.query)).toBe(Object.prototype);
  });
});
