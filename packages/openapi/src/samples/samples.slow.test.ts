import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../model/operation.ts';
import { buildRequest } from '../request/build-request.ts';
import { createFetchInit } from '../request/create-fetch-init.ts';
import type { RequestAuth } from '../request/credentials.ts';
import { createMediaType, createOperation, createParameter } from '../request/fixtures/create-operation.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { RequestValues } from '../request/request-value.ts';
import { createSamples } from './create-samples.ts';
import { startEchoServer, type ReceivedRequest, type EchoServer } from './fixtures/echo-server.ts';

const run = promisify(execFile);
const HOSTILE = `it's "quoted" \\ $HOME \`id\` $(id) #{1} \${2} %s %41 !! ; & | > <a>\nnext\ttab Zürich 😀 \u2028\u202E end\\`;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 13, 10]);

interface Case {
  name: string;
  operation?: Partial<Operation>;
  values?: RequestValues;
  auth?: RequestAuth;
}

const body = (type: string, fields: Parameters<typeof createMediaType>[1] = {}, method = 'POST'): Partial<Operation> => ({
  method,
  path: '/body',
  requestBody: { required: true, content: [createMediaType(type, fields)] },
});
const bearer = { scheme: { name: 't', type: 'http', scheme: 'bearer' } as const, scopes: [] };
const cookieKey = { scheme: { name: 'c', type: 'apiKey', in: 'cookie', parameter: 'sid' } as const, scopes: [] };
const basic = { scheme: { name: 'b', type: 'http', scheme: 'basic' } as const, scopes: [] };
const file = new File([PNG], 'photo.png', { type: 'image/png' });
const oddFile = new File([PNG], "it's $HOME.png", { type: 'image/png' });

const CASES: Case[] = [
  { name: 'nothing but an address' },
  { name: 'HEAD', operation: { method: 'HEAD', path: '/head' } },
  { name: 'DELETE', operation: { method: 'DELETE', path: '/routes/7' } },
  { name: 'QUERY with a body', operation: body('application/json', {}, 'QUERY'), values: { body: { q: 1 } } },
  {
    name: 'a hostile path',
    operation: { path: '/a/{b}/c', parameters: [createParameter({ in: 'path', name: 'b' })] },
    values: { path: { b: HOSTILE } },
  },
  {
    name: 'a matrix path',
    operation: { path: '/a{b}', parameters: [createParameter({ in: 'path', name: 'b', style: 'matrix', explode: true })] },
    values: { path: { b: { x: "'", y: '[]' } } },
  },
  {
    name: 'a hostile query',
    operation: { parameters: [createParameter({ in: 'query' })] },
    values: { query: { color: [HOSTILE, '[1-3]', '{a,b}'] } },
  },
  {
    name: 'deepObject',
    operation: { parameters: [createParameter({ in: 'query', style: 'deepObject' })] },
    values: { query: { color: { R: HOSTILE, list: [1, 2] } } },
  },
  {
    name: 'pipeDelimited',
    operation: { parameters: [createParameter({ in: 'query', style: 'pipeDelimited', explode: false })] },
    values: { query: { color: ['a b', 'c|d'] } },
  },
  {
    name: 'allowReserved',
    operation: { parameters: [createParameter({ in: 'query', allowReserved: true })] },
    values: { query: { color: 'https://a.test/?x=1;y,$HOME!(*)' } },
  },
  {
    name: 'hostile headers',
    operation: { parameters: [createParameter({ in: 'header', name: 'X-Note' }), createParameter({ in: 'header', name: "X-$!'`" })] },
    values: { header: { 'X-Note': HOSTILE, "X-$!'`": '@file' } },
  },
  {
    name: 'an empty header',
    operation: { parameters: [createParameter({ in: 'header', name: 'X-Empty' })] },
    values: { header: { 'X-Empty': '' } },
  },
  {
    name: 'cookies and a key',
    operation: { parameters: [createParameter({ in: 'cookie' })], security: [[bearer, cookieKey]] },
    values: { cookie: { color: ['a;b', "it's"] } },
    auth: { credentials: { t: 'abc$HOME', c: 'key' } },
  },
  { name: 'basic', operation: { security: [[basic]] }, auth: { credentials: { b: { username: 'ada', password: HOSTILE } } } },
  {
    name: 'JSON',
    operation: body('application/json'),
    values: { body: { text: HOSTILE, list: [1, true, null], big: 12345678901234567890n } },
  },
  { name: 'indented JSON', operation: body('application/json'), values: { indent: 2, body: { text: HOSTILE, nested: { a: [] } } } },
  { name: 'JSON as typed', operation: body('application/json'), values: { rawBody: `{ "a" : 1.0,\n\t'${HOSTILE}' }\r\n` } },
  { name: 'text with NUL', operation: body('text/plain'), values: { body: `@a%s\\n\0${HOSTILE}\0` } },
  { name: 'a form', operation: body('application/x-www-form-urlencoded'), values: { body: { a: HOSTILE, b: ['x', 'y'], c: { d: "'" } } } },
  { name: 'XML', operation: body('application/xml'), values: { body: { a: HOSTILE, b: ['x', 'y'] } } },
  { name: 'ndjson', operation: body('application/x-ndjson'), values: { body: [{ a: HOSTILE }, 2] } },
  { name: 'json-seq', operation: body('application/json-seq'), values: { body: [{ a: 1 }, 2] } },
  { name: 'a file', operation: body('image/*'), values: { body: file } },
  { name: 'a file with an odd name', operation: body('application/octet-stream'), values: { body: oddFile } },
  { name: 'multipart of nothing', operation: body('multipart/form-data'), values: { body: {} } },
  {
    name: 'multipart of fields and a file',
    operation: body('multipart/form-data'),
    values: { body: { id: '42', 'na"me é': 'it\'s $HOME `id` "q" \\ ; é 😀', '@at': '@photo.png', lt: '<photo.png', photo: file } },
  },
  {
    name: 'multipart with a hostile field',
    operation: body('multipart/form-data'),
    values: { body: { note: HOSTILE, photos: [file, oddFile] } },
  },
  {
    name: 'multipart with JSON parts',
    operation: body('multipart/form-data'),
    values: { body: { address: { street: HOSTILE }, tags: [{ a: 1 }, { a: 2 }], photo: file } },
  },
  {
    name: 'multipart with types and headers of parts',
    operation: body('multipart/form-data', {
      encoding: {
        doc: { contentType: 'application/xml; charset=utf-8', headers: [] },
        photo: { contentType: 'image/png, image/jpeg', headers: [createParameter({ in: 'header', name: 'X-Limit' })] },
      },
    }),
    values: { body: { doc: '<a/>', photo: file }, partHeaders: { photo: { 'X-Limit': 'a "b" \\c' } } },
  },
  {
    name: 'multipart with a name that curl cannot say',
    operation: body('multipart/form-data'),
    values: { body: { 'a=b': 'c%s\\', photo: file } },
  },
  { name: 'multipart/mixed', operation: body('multipart/mixed'), values: { body: [{ a: HOSTILE }, file] } },
];

/** One program that runs all samples of a language, in their order: most runtimes take longer to start than to send. */
interface Runner {
  language: string;
  /** Commands that succeed where it can run. */
  needs: string[][];
  /** The file of a sample; its code is what is shown, but for the name of what a compiler would find twice. */
  file: (index: number, code: string) => { name: string; code: string };
  program: { name: string; write: (names: string[]) => string };
  commands: (names: string[]) => string[][];
  /** What its client makes of a path and a query that mean the same. */
  target?: (target: string) => string;
}

const plain =
  (extension: string): Runner['file'] =>
  (index, code) => ({ name: `sample${index}.${extension}`, code });

const RUNNERS: Runner[] = [
  {
    language: 'curl',
    needs: [
      ['bash', '--version'],
      ['curl', '--version'],
    ],
    file: plain('sh'),
    program: { name: 'all.sh', write: (names) => names.map((name) => `bash ${name} || exit`).join('\n') },
    commands: () => [['bash', 'all.sh']],
  },
  {
    language: 'javascript',
    needs: [],
    file: plain('mjs'),
    program: { name: 'all.mjs', write: (names) => names.map((name) => `await import('./${name}');`).join('\n') },
    commands: () => [[process.execPath, 'all.mjs']],
  },
  {
    language: 'python',
    needs: [['python3', '--version']],
    file: plain('py'),
    program: { name: 'all.py', write: (names) => ['import runpy', ...names.map((name) => `runpy.run_path('${name}')`)].join('\n') },
    commands: () => [['python3', 'all.py']],
  },
  {
    language: 'php',
    needs: [['php', '-r', 'curl_init();']],
    file: plain('php'),
    program: { name: 'all.php', write: (names) => ['<?php', ...names.map((name) => `include '${name}';`)].join('\n') },
    commands: () => [['php', 'all.php']],
  },
  {
    language: 'ruby',
    needs: [['ruby', '--version']],
    file: plain('rb'),
    program: { name: 'all.rb', write: (names) => names.map((name) => `load '${name}', true`).join('\n') },
    commands: () => [['ruby', '-I.', 'all.rb']],
  },
  {
    language: 'go',
    needs: [['go', 'version']],
    file: (index, code) => ({ name: `sample${index}.go`, code: code.replace('func main() {', `func sample${index}() {`) }),
    program: {
      name: 'all.go',
      write: (names) => ['package main', '', 'func main() {', ...names.map((name) => `\t${name.replace('.go', '()')}`), '}'].join('\n'),
    },
    commands: (names) => [['go', 'run', 'all.go', ...names]],
  },
  {
    language: 'java',
    needs: [
      ['javac', '--version'],
      ['java', '--version'],
    ],
    file: (index, code) => ({ name: `Main${index}.java`, code: code.replace('public class Main {', `public class Main${index} {`) }),
    program: {
      name: 'All.java',
      write: (names) =>
        [
          'public class All {',
          '    public static void main(String[] args) throws Exception {',
          ...names.map((name) => `        ${name.replace('.java', '.main(args);')}`),
          '    }',
          '}',
        ].join('\n'),
    },
    commands: (names) => [
      ['javac', '-encoding', 'UTF-8', 'All.java', ...names],
      ['java', 'All'],
    ],
  },
  {
    language: 'csharp',
    needs: [
      ['mcs', '--version'],
      ['mono', '--version'],
    ],
    file: (index, code) => ({ name: `Sample${index}.cs`, code: toOldCsharp(code, `Sample${index}`) }),
    program: {
      name: 'All.cs',
      write: (names) =>
        [
          'public class All {',
          'public static void Main() {',
          ...names.map((name) => `${name.replace('.cs', '')}.Run().Wait();`),
          '}',
          '}',
        ].join('\n'),
    },
    commands: (names) => [
      ['mcs', '-r:System.Net.Http', '-out:all.exe', 'All.cs', ...names],
      ['mono', 'all.exe'],
    ],
    // Mono's addresses have these marks as they are, and none for the direction of text.
    target: (one) => one.replaceAll(/%(?:2[1789A]|E2%80%AE)/g, decodeURIComponent).replaceAll('\u202E', ''),
  },
];

/** Mono's compiler knows C# 7: statements stand in a method of a class, usings are written out, and lists of bytes are joined by a call. */
function toOldCsharp(code: string, name: string): string {
  const statements = code
    .replace('using System.Text;\n', '')
    .replaceAll('using var ', 'var ')
    .replace(/new ByteArrayContent\(\[\n(.*?)\n\]\)/s, (_, list: string) => {
      const pieces = list.split(/^ {4}\.\./m).slice(1);
      return `new ByteArrayContent(new byte[0]${pieces.map((piece) => `.Concat(${piece.replace(/,\s*$/, '')})`).join('')}.ToArray())`;
    });
  const used = ['System', 'System.IO', 'System.Linq', 'System.Net.Http', 'System.Text', 'System.Threading.Tasks'];
  return [...used.map((one) => `using ${one};`), `public class ${name} {`, 'public static async Task Run() {', statements, '}', '}'].join(
    '\n',
  );
}

/** What a language's client refuses: Java sends headers of ASCII alone, as its sample says, and so does Mono, which lacks what .NET 5 has for it. */
const REFUSED: Record<string, string> = { java: 'hostile headers', csharp: 'hostile headers' };

/** Python reads the stand-in for `requests` where the real one is not installed. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  ...(spawnSync('python3', ['-c', 'import requests']).status !== 0 && { PYTHONPATH: join(import.meta.dirname, 'fixtures/python') }),
};

let server: EchoServer;
let folder: string;

beforeAll(async () => {
  server = await startEchoServer();
  folder = await mkdtemp(join(tmpdir(), 'octavo-samples-'));
  await Promise.all([file, oddFile].map((each) => writeFile(join(folder, each.name), PNG)));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const installed = RUNNERS.filter(({ needs }) => needs.every(([command = '', ...options]) => spawnSync(command, options).status === 0));

describe.each(installed)('$language samples', ({ language, file: name, program, commands, target = (one) => one }) => {
  test('send every case as fetch does', async () => {
    const cases = CASES.filter((one) => one.name !== REFUSED[language]).map(({ name: title, operation, values, auth }) => ({
      title,
      request: buildRequest(createOperation(operation), values, auth, { server: { url: server.url, variables: [] } }),
    }));
    const files = cases.map(({ request }, index) => name(index, createSamples({ samples: [] }, request, [language])[0]?.code ?? ''));
    const names = files.map((one) => one.name);
    files.push({ name: program.name, code: program.write(names) });
    await Promise.all(files.map((one) => writeFile(join(folder, one.name), one.code)));
    for (const [command = '', ...options] of commands(names)) await run(command, options, { cwd: folder, env: environment });
    const arrived = server.take();
    expect(arrived).toHaveLength(cases.length);
    for (const [index, { title, request }] of cases.entries()) {
      await fetch(request.url, { ...createFetchInit(request), ...(request.body !== undefined && { body: request.body }) });
      const [expected] = server.take();
      const found = arrived[index];
      const read = (one: ReceivedRequest): object => ({ title, ...normalize({ ...one, target: target(one.target) }, request) });
      expect(found && read(found)).toEqual(expected && read(expected));
    }
  });
});

/** What the request itself says; what each client adds of its own is left out. */
function normalize({ method, target, headers, body: bytes }: ReceivedRequest, request: HttpRequest): object {
  const boundary = /boundary=([^;]+)/.exec(headers['content-type'] ?? '')?.[1];
  const clean = (text: string): string => (boundary ? text.replaceAll(boundary, 'BOUNDARY') : text);
  const names = [...Object.keys(request.headers).map((name) => name.toLowerCase()), 'content-type', 'cookie', 'authorization'];
  return {
    method,
    target,
    headers: Object.fromEntries(names.map((name) => [name, headers[name] && clean(headers[name])])),
    body: clean(bytes),
  };
}
