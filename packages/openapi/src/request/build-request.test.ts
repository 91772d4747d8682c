import { describe, expect, test } from 'vitest';
import type { SecurityScheme } from '../model/security.ts';
import { buildRequest } from './build-request.ts';
import { createFetchInit } from './create-fetch-init.ts';
import { createOperation, createParameter } from './fixtures/create-operation.ts';

const codes = (request: { notes: { code: string; name: string }[] }): string[] => request.notes.map(({ code, name }) => `${code} ${name}`);

describe('buildRequest', () => {
  test('a path with several parameters, literals and an own query', () => {
    const parameters = [createParameter({ in: 'path', name: 'id' }), createParameter({ in: 'path', name: 'format', style: 'label' })];
    const operation = createOperation({ path: '/routes/{id}:cancel{format}?kind=a b#frag', parameters });
    const request = buildRequest(operation, { path: { id: 'a/b', format: 'json' } });
    expect(request).toEqual({ method: 'GET', url: 'https://api.example.com/routes/a%2Fb:cancel.json?kind=a%20b', headers: {}, notes: [] });
  });

  test('what is missing stays to be seen, and is noted', () => {
    const parameters = [createParameter({ in: 'path', name: 'id' }), createParameter({ in: 'query', name: 'q', required: true })];
    const request = buildRequest(createOperation({ path: '/routes/{id}', parameters }));
    expect(request.url).toBe('https://api.example.com/routes/{id}');
    expect(codes(request)).toEqual(['missing-parameter id', 'missing-parameter q']);
  });

  test('a path parameter that the file forgot to describe is written all the same', () => {
    expect(buildRequest(createOperation({ path: '/a/{b}' }), { path: { b: 'c d' } }).url).toBe('https://api.example.com/a/c%20d');
  });

  test('a segment of dots would be taken out by every client: a note', () => {
    const operation = createOperation({ path: '/a/{b}/c', parameters: [createParameter({ in: 'path', name: 'b' })] });
    expect(codes(buildRequest(operation, { path: { b: '..' } }))).toEqual(['dot-segment /a/../c']);
  });

  test('names such as __proto__ are names', () => {
    const parameters = [
      createParameter({ in: 'query', name: '__proto__' }),
      createParameter({ in: 'header', name: '__proto__' }),
      createParameter({ in: 'query', name: 'toString' }),
    ];
    const values = JSON.parse('{"query":{"__proto__":"a"},"header":{"__proto__":"b"}}') as object;
    const request = buildRequest(createOperation({ parameters }), values);
    expect(request.url).toBe('https://api.example.com/?__proto__=a');
    expect(Object.entries(request.headers)).toEqual([['__proto__', 'b']]);
  });

  test('headers that the specification ignores, that are none, and that a browser forbids', () => {
    const parameters = ['Accept', 'content-type', 'Authorization', 'X-Bad\r\nEvil', 'Host', 'X-Ok'].map((name) =>
      createParameter({ in: 'header', name }),
    );
    const header = Object.fromEntries(parameters.map(({ name }) => [name, 'v']));
    const request = buildRequest(createOperation({ parameters }), { header });
    expect(request.headers).toEqual({ Host: 'v', 'X-Ok': 'v' });
    expect(codes(request)).toEqual([
      'ignored-parameter Accept',
      'ignored-parameter content-type',
      'ignored-parameter Authorization',
      'invalid-header X-Bad\r\nEvil',
      'forbidden-header Host',
    ]);
  });

  test('fetch gets header values as UTF-8 bytes', () => {
    const operation = createOperation({ parameters: [createParameter({ in: 'header', name: 'X-City' })] });
    const init = createFetchInit(buildRequest(operation, { header: { 'X-City': 'Zürich 😀' } }));
    expect(new Headers(init.headers).get('x-city')).toBe('ZÃ¼rich ð\u009f\u0098\u0080');
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' });
  });
});

describe('servers', () => {
  const variables = [
    { name: 'region', default: 'eu', enum: ['eu', 'us'] },
    { name: 'basePath', default: 'v2' },
  ];
  const operation = createOperation({ path: '/x', servers: [{ url: 'https://{region}.example.com/{basePath}/', variables }] });

  test('variables: defaults, values, and a value that is not allowed', () => {
    expect(buildRequest(operation).url).toBe('https://eu.example.com/v2/x');
    expect(buildRequest(operation, {}, {}, { variables: { region: 'us', basePath: 'v3/beta' } }).url).toBe(
      'https://us.example.com/v3/beta/x',
    );
    const refused = buildRequest(operation, {}, {}, { variables: { region: 'evil.test/' } });
    expect(refused.url).toBe('https://eu.example.com/v2/x');
    expect(codes(refused)).toEqual(['variable-not-allowed region']);
  });

  test.each([
    ['/v1', 'https://docs.example.com/specs/api.yaml', 'https://docs.example.com/v1/x'],
    ['.', 'https://device1.example.com', 'https://device1.example.com/x'],
    ['./test', 'https://device1.example.com', 'https://device1.example.com/test/x'],
    ['../v2/', 'https://a.test/specs/one/api.json', 'https://a.test/specs/v2/x'],
    ['//other.test/api', 'https://a.test', 'https://other.test/api/x'],
    ['', 'http://a.test/b', 'http://a.test/b/x'],
    ['/v1', undefined, '/v1/x'],
    ['/', undefined, '/x'],
    ['https://API.example.com:443/v1/?key=a#b', undefined, 'https://api.example.com/v1/x?key=a'],
    ['https://bücher.example/ü', undefined, 'https://xn--bcher-kva.example/%C3%BC/x'],
  ])('%s against %s', (url, base, expected) => {
    const request = buildRequest(createOperation({ path: '/x', servers: [{ url, variables: [] }] }), {}, {}, { base });
    expect(request.url).toBe(expected);
    expect(request.notes).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)', 'invalid-server javascript:alert(1)'],
    ['https://user:pass@a.test/v1', 'server-credentials a.test'],
    ['https://{nobody}.a.test', 'unknown-variable nobody'],
  ])('%s is noted', (url, note) => {
    const request = buildRequest(createOperation({ servers: [{ url, variables: [] }] }));
    expect(codes(request)).toContain(note);
    expect(request.url).not.toContain('pass');
  });
});

describe('authorization', () => {
  const bearer: SecurityScheme = { name: 'token', type: 'http', scheme: 'Bearer' };
  const basic: SecurityScheme = { name: 'login', type: 'http', scheme: 'basic' };
  const key = (where: 'header' | 'query' | 'cookie'): SecurityScheme => ({ name: where, type: 'apiKey', in: where, parameter: 'X-Key' });
  const oauth: SecurityScheme = { name: 'oauth', type: 'oauth2', flows: [] };
  const oidc: SecurityScheme = {
    name: 'oidc',
    type: 'openIdConnect',
    openIdConnectUrl: 'https://id.test/.well-known/openid-configuration',
  };
  const alternatives = (...schemes: SecurityScheme[][]) =>
    createOperation({ security: schemes.map((list) => list.map((scheme) => ({ scheme, scopes: [] }))) });

  test('each kind', () => {
    const all = alternatives([bearer]);
    expect(buildRequest(all, {}, { credentials: { token: 'abc' } }).headers).toEqual({ Authorization: 'Bearer abc' });
    expect(buildRequest(all, {}, { credentials: { token: ' bearer abc\n' } }).headers).toEqual({ Authorization: 'bearer abc' });
    const login = { login: { username: 'ada', password: 'pä:ss' } };
    expect(buildRequest(alternatives([basic]), {}, { credentials: login }).headers).toEqual({ Authorization: 'Basic YWRhOnDDpDpzcw==' });
    expect(buildRequest(alternatives([key('header')]), {}, { credentials: { header: 'k' } }).headers).toEqual({ 'X-Key': 'k' });
    expect(buildRequest(alternatives([key('query')]), {}, { credentials: { query: 'k&=' } }).url).toBe(
      'https://api.example.com/?X-Key=k%26%3D',
    );
    const cookie = buildRequest(alternatives([key('cookie')]), {}, { credentials: { cookie: 'k' } });
    expect(cookie.headers).toEqual({ Cookie: 'X-Key=k' });
    expect(codes(cookie)).toEqual(['forbidden-header Cookie']);
    expect(buildRequest(alternatives([oauth]), {}, { credentials: { oauth: 'abc' } }).headers).toEqual({ Authorization: 'Bearer abc' });
    expect(buildRequest(alternatives([oidc]), {}, { credentials: { oidc: 'abc' } }).headers).toEqual({ Authorization: 'Bearer abc' });
  });

  test('all schemes of an alternative together; the first alternative that is complete', () => {
    const operation = alternatives([bearer, key('query')], [key('header')], []);
    const both = buildRequest(operation, {}, { credentials: { token: 't', query: 'q', header: 'h' } });
    expect([both.headers, both.url]).toEqual([{ Authorization: 'Bearer t' }, 'https://api.example.com/?X-Key=q']);
    expect(buildRequest(operation, {}, { credentials: { token: 't', header: 'h' } }).headers).toEqual({ 'X-Key': 'h' });
    expect(buildRequest(operation, {}, { credentials: { token: 't' } })).toMatchObject({ headers: {}, notes: [] });
    const chosen = buildRequest(operation, {}, { credentials: { token: 't' }, alternative: 0 });
    expect(chosen.headers).toEqual({ Authorization: 'Bearer t' });
    expect(codes(chosen)).toEqual(['missing-credential query']);
  });

  test('digest and mutual TLS are said to be out of reach', () => {
    const operation = alternatives([
      { name: 'd', type: 'http', scheme: 'Digest' },
      { name: 'm', type: 'mutualTLS' },
    ]);
    const request = buildRequest(operation, {}, { credentials: { d: { username: 'a', password: 'b' }, m: 'x' } });
    expect(request.headers).toEqual({});
    expect(codes(request)).toEqual(['unsupported-scheme d', 'unsupported-scheme m']);
  });

  test('a parameter of the same name gives way to the credential', () => {
    const operation = { ...alternatives([key('query')]), parameters: [createParameter({ in: 'query', name: 'X-Key', required: true })] };
    expect(buildRequest(operation, { query: { 'X-Key': 'typed' } }, { credentials: { query: 'k' } }).url).toBe(
      'https://api.example.com/?X-Key=k',
    );
    expect(buildRequest(operation, {}, { credentials: { query: 'k' } }).notes).toEqual([]);
  });

  test('nothing that is pasted opens a header line', () => {
    const request = buildRequest(alternatives([key('header')]), {}, { credentials: { header: 'a\r\nEvil: 1' } });
    expect(request.headers).toEqual({ 'X-Key': 'a Evil: 1' });
  });
});
