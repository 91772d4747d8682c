import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@octavo/core';
import type { Encoding, MediaType } from '../model/media-type.ts';
import { buildRequest } from './build-request.ts';
import { createMediaType, createOperation, createParameter } from './fixtures/create-operation.ts';
import type { HttpRequest } from './http-request.ts';
import type { RequestValue, RequestValues } from './request-value.ts';

function send(media: MediaType, body: RequestValue, values: RequestValues = {}): HttpRequest {
  return buildRequest(createOperation({ method: 'POST', requestBody: { required: true, content: [media] } }), { body, ...values });
}

/** The parts as they go over the wire, their boundary named `B`. */
async function write(type: string, body: RequestValue, fields: Partial<MediaType> = {}, values: RequestValues = {}): Promise<string[]> {
  const request = send(createMediaType(type, fields), body, values);
  const boundary = /boundary=(.+)$/.exec(request.headers['Content-Type'] ?? '')?.[1] ?? '';
  const text = request.body instanceof Blob ? await request.body.text() : String(request.body);
  expect(text.endsWith(`--${boundary}--\r\n`)).toBe(true);
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.slice(2, -2));
}

const encode = (fields: Partial<Encoding>): Encoding => ({ headers: [], ...fields });
const header = (name: string, schema: JsonObject = { type: 'string' }): Encoding['headers'][number] =>
  createParameter({ in: 'header', name, schema });

/** The default `contentType` of a part (Encoding Object): `type`, `contentEncoding` and `format` of the schema, a value, its headers. */
const DEFAULTS: [string, JsonObject | undefined, RequestValue, string][] = [
  ['string', { type: 'string' }, 'a', ''],
  [
    'string that is encoded',
    { type: 'string', contentEncoding: 'base64' },
    'AA==',
    'Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n',
  ],
  ['byte of 3.0', { type: 'string', format: 'byte' }, 'AA==', 'Content-Type: application/octet-stream\r\n'],
  ['number', { type: 'number' }, '1.50', ''],
  ['integer', { type: 'integer' }, 12345678901234567890n, ''],
  ['boolean', { type: 'boolean' }, false, ''],
  ['object', { type: 'object' }, { a: 1 }, 'Content-Type: application/json\r\n'],
  ['array in an array', { type: 'array', items: { type: 'array' } }, [[1]], 'Content-Type: application/json\r\n'],
  ['nothing said', undefined, 'a', ''],
];

describe('multipart/form-data', () => {
  test.each(DEFAULTS)('the type of a part by default: %s', async (_, schema, value, headers) => {
    const [part] = await write('multipart/form-data', { p: value }, schema && { schema: { properties: { p: schema } } });
    expect(part?.split('\r\n\r\n')[0]).toBe(`Content-Disposition: form-data; name="p"\r\n${headers}`.replace(/\r\n$/, ''));
  });

  test('objects as XML, each item of a list on its own', async () => {
    const schema = {
      properties: { p: { type: 'array', items: { xml: { name: 'address' }, properties: { no: { xml: { attribute: true } } } } } },
    };
    const encoding = { p: encode({ contentType: 'application/xml; charset=utf-8' }) };
    const parts = await write('multipart/form-data', { p: [{ no: 1 }, { city: 'a<b' }] }, { schema, encoding });
    expect(parts).toEqual([
      'Content-Disposition: form-data; name="p"\r\nContent-Type: application/xml; charset=utf-8\r\n\r\n<?xml version="1.0" encoding="UTF-8"?>\n<address no="1"></address>',
      'Content-Disposition: form-data; name="p"\r\nContent-Type: application/xml; charset=utf-8\r\n\r\n<?xml version="1.0" encoding="UTF-8"?>\n<address><city>a&lt;b</city></address>',
    ]);
  });

  test("headers of a part, but none that are the part's own", async () => {
    const headers = [header('X-Rate'), header('Content-Type'), header('content-disposition'), header('X-List', { type: 'array' })];
    const partHeaders = { p: { 'X-Rate': '1\r\nEvil: 2', 'Content-Type': 'a/b', 'content-disposition': 'evil', 'X-List': ['a', 'b'] } };
    const [part] = await write('multipart/form-data', { p: 'x' }, { encoding: { p: encode({ headers }) } }, { partHeaders });
    expect(part).toBe('Content-Disposition: form-data; name="p"\r\nX-Rate: 1 Evil: 2\r\nX-List: a,b\r\n\r\nx');
  });

  test('a list with encodings by position is named by its headers', async () => {
    const prefixEncoding = [encode({ headers: [header('Content-Disposition')] })];
    const partHeaders = { 0: { 'Content-Disposition': 'form-data; name="first"' } };
    expect(await write('multipart/form-data', ['x'], { prefixEncoding }, { partHeaders })).toEqual([
      'Content-Disposition: form-data; name="first"\r\n\r\nx',
    ]);
  });
});

describe('multipart by position (3.2)', () => {
  test('encodings of the first parts, one for all others, more of them than parts', async () => {
    const prefixEncoding = [encode({ contentType: 'text/html' }), encode({})];
    const itemEncoding = encode({ contentType: 'text/css', headers: [header('Content-Location')] });
    const partHeaders = { 2: { 'Content-Location': 'https://a.example/x.css' } };
    const schema = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'object', properties: { n: { type: 'integer' } } }] };
    expect(
      await write(
        'multipart/related; type=text/html',
        ['<p>', { n: '1' }, 'a {}'],
        { schema, prefixEncoding, itemEncoding },
        { partHeaders },
      ),
    ).toEqual([
      'Content-Type: text/html\r\n\r\n<p>',
      'Content-Type: application/json\r\n\r\n{"n":1}',
      'Content-Type: text/css\r\nContent-Location: https://a.example/x.css\r\n\r\na {}',
    ]);
    expect(await write('multipart/mixed', ['<p>'], { schema, prefixEncoding, itemEncoding })).toHaveLength(1);
  });

  test('a stream of items, as files', async () => {
    const itemEncoding = encode({ contentType: 'image/jpeg' });
    const parts = await write('multipart/mixed', [new Blob(['1']), new Blob(['2'])], { itemSchema: {}, itemEncoding });
    expect(parts).toEqual(['Content-Type: image/jpeg\r\n\r\n1', 'Content-Type: image/jpeg\r\n\r\n2']);
  });

  test('what is multipart itself is a part with parts, with files and without', async () => {
    const inner = { type: 'array', prefixItems: [{ type: 'object', xml: { name: 'a' } }, { type: 'string' }, {}] };
    const schema = { type: 'array', prefixItems: [{ type: 'array' }, inner] };
    const prefixEncoding = [
      encode({}),
      encode({
        contentType: 'multipart/mixed',
        prefixEncoding: [encode({ contentType: 'application/xml' }), encode({}), encode({ contentType: 'image/png' })],
      }),
    ];
    const value = (last: RequestValue): RequestValue => [
      [1, 2],
      [{ b: 1 }, 'text', last],
    ];
    for (const last of [new Blob(['PNG']), null]) {
      const [first, second = ''] = await write('multipart/mixed', value(last), { schema, prefixEncoding });
      expect(first).toBe('Content-Type: application/json\r\n\r\n[1,2]');
      const boundary = /^Content-Type: multipart\/mixed; boundary=(\S+)\r\n\r\n/.exec(second)?.[1] ?? '';
      expect(second.split(`--${boundary}`).slice(1)).toEqual([
        '\r\nContent-Type: application/xml\r\n\r\n<?xml version="1.0" encoding="UTF-8"?>\n<a><b>1</b></a>\r\n',
        '\r\n\r\ntext\r\n',
        `\r\nContent-Type: image/png\r\n\r\n${last === null ? '' : 'PNG'}\r\n`,
        '--\r\n',
      ]);
    }
  });
});

describe('application/x-www-form-urlencoded', () => {
  const FORM = 'application/x-www-form-urlencoded';

  test('objects as XML; base64 with its padding encoded', () => {
    const encoding = { extra: encode({ contentType: 'application/xml' }), icon: encode({ contentType: 'image/png, image/jpeg' }) };
    const schema = { properties: { extra: { xml: { name: 'info' } }, icon: { type: 'string', contentEncoding: 'base64url' } } };
    const { body } = send(createMediaType(FORM, { schema, encoding }), { extra: { a: 1 }, icon: 'iVBO_w==' });
    expect(new URLSearchParams(String(body)).get('extra')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<info><a>1</a></info>');
    expect(String(body)).toMatch(/&icon=iVBO_w%3D%3D$/);
  });
});

describe('parameters with content', () => {
  const address = (parameter: Parameters<typeof createParameter>[0], value: RequestValue): string =>
    buildRequest(createOperation({ parameters: [createParameter(parameter)] }), { query: { color: value }, querystring: value }).url.split(
      '?',
    )[1] ?? '';

  test('XML, and forms whose encodings count', () => {
    const xml = createMediaType('application/xml', { schema: { xml: { name: 'c' } } });
    expect(decodeURIComponent(address({ in: 'query', content: xml }, { a: 1 }))).toBe(
      'color=<?xml version="1.0" encoding="UTF-8"?>\n<c><a>1</a></c>',
    );
    const form = createMediaType('application/x-www-form-urlencoded', {
      encoding: {
        list: encode({ style: 'pipeDelimited', explode: false }),
        deep: encode({ style: 'deepObject' }),
        json: encode({ contentType: 'application/json' }),
      },
    });
    expect(address({ in: 'querystring', content: form }, { list: ['a', 'b c'], deep: { x: 1 }, json: 'q', plain: 'a b' })).toBe(
      'list=a%7Cb%20c&deep%5Bx%5D=1&json=%22q%22&plain=a+b',
    );
    const object = { ...form, schema: { type: 'object' } };
    expect(address({ in: 'querystring', content: object }, '{"plain":"a b","json":1}')).toBe('plain=a+b&json=1');
    expect(address({ in: 'querystring', content: object }, 'a=1&b=x y#z%20')).toBe('a=1&b=x%20y%23z%20');
  });
});
