import { describe, expect, it } from 'vitest';
import type { SaidText } from '../../../value/say.ts';
import { explainFailure } from './explain-failure.ts';
import { formatBody } from './format-body.ts';
import { splitStream } from './split-stream.ts';
import { needsPreflight } from './needs-preflight.ts';
import { parseEvents } from './parse-events.ts';
import { readResponse } from './read-response.ts';
import type { Answer, AnswerSource } from './read-response.ts';
import { findResponseKind } from './response-kind.ts';

const request = { method: 'GET', url: 'https://api.example.com/a', headers: {} };
const page = 'https://docs.example.com/page';

const readKey = (said: SaidText): string => (typeof said === 'string' ? '' : said.text);

describe('explainFailure', () => {
  it.each([
    ['address', { ...request, url: '/a' }, {}],
    ['address', { ...request, url: 'javascript:alert(1)' }, {}],
    ['method', { ...request, method: 'TRACE' }, {}],
    ['offline', request, { isOnline: false }],
    ['mixed-content', { ...request, url: 'http://api.example.com/' }, {}],
    ['private-network', { ...request, url: 'http://localhost:1/' }, {}],
    ['private-network', { ...request, url: 'https://192.168.0.1/' }, {}],
    ['cors', { ...request, url: 'http://127.0.0.1:2/' }, { page: 'http://localhost:1/' }],
    ['unreachable', request, { answers: false }],
    ['cors', request, { answers: true }],
  ])('names %s', (kind, of, facts) => {
    expect(explainFailure({ request: of, page, isOnline: true, ...facts }).kind).toBe(kind);
  });

  it('names the headers that the API would have to send', () => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer secret', Accept: 'text/plain' };
    const failure = explainFailure({ request: { ...request, method: 'PUT', headers }, page, isOnline: true, answers: true });
    expect(failure.headers).toEqual([
      'Access-Control-Allow-Origin: https://docs.example.com',
      'Access-Control-Allow-Methods: PUT',
      'Access-Control-Allow-Headers: authorization, content-type',
    ]);
    expect(failure.texts.map(readKey)).toContain(
      'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.',
    );
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  it('asks for one more header where cookies go with the request', () => {
    const { headers } = explainFailure({ request, page, isOnline: true, answers: true, credentials: 'include' });
    expect(headers).toContain('Access-Control-Allow-Credentials: true');
  });

  it('tells when the request may have taken effect', () => {
    const { title, texts } = explainFailure({ request, page, isOnline: true, answers: true });
    expect(texts.map(readKey)).toContain('The request was sent and may have taken effect; the browser hides the response.');
    expect(title.values).toEqual({ method: 'GET', host: 'api.example.com', origin: 'https://docs.example.com' });
  });
});

describe('needsPreflight', () => {
  it.each([
    ['GET', {}, undefined],
    ['POST', { 'Content-Type': 'text/plain; charset=utf-8' }, undefined],
    ['POST', { 'Content-Type': 'application/json' }, { headers: ['content-type'] }],
    ['GET', { 'X-Key': 'a' }, { headers: ['x-key'] }],
    ['DELETE', {}, { method: 'DELETE', headers: [] }],
  ])('%s with %o', (method, headers, expected) => expect(needsPreflight({ method, headers })).toEqual(expected));
});

describe('findResponseKind', () => {
  it.each([
    ['application/problem+json; charset=utf-8', 'json'],
    ['text/html', 'html'],
    ['image/svg+xml', 'xml'],
    ['image/png', 'image'],
    ['text/event-stream', 'events'],
    ['application/x-ndjson', 'lines'],
    ['application/pdf', 'binary'],
    ['', 'text'],
  ])('%s is shown as %s', (type, kind) => expect(findResponseKind(type)).toBe(kind));
});

describe('parseEvents', () => {
  it('gives the events that are complete', () => {
    const text = ': hello\n\nevent: stop\r\nid: 7\r\ndata: a\r\ndata:b\r\n\r\ndata: c\n\ndata: not complete';
    expect(parseEvents(text)).toEqual([
      { event: 'stop', id: '7', data: 'a\nb' },
      { event: 'message', data: 'c' },
    ]);
  });
});

describe('formatBody', () => {
  it.each([
    ['{"a":[1]}', 'json', '{\n  "a": [\n    1\n  ]\n}'],
    ['{"a":12345678901234567890}', 'json', '{\n  "a": 12345678901234567890\n}'],
    ['{"a":1.0}', 'json', '{"a":1.0}'],
    ['{"a":', 'json', '{"a":'],
    ['<p>', 'html', '<p>'],
  ] as const)('%s', (text, kind, expected) => expect(formatBody(text, kind).text).toBe(expected));

  it('takes streams apart', () => {
    expect(splitStream('data: 1\n\ndata: 2', 'events')).toEqual([{ label: 'message', text: '1' }]);
    expect(splitStream('{"a":1}\n\n{"a":2}\n', 'lines').map(({ text }) => text)).toEqual(['{"a":1}', '{"a":2}']);
  });
});

describe('readResponse', () => {
  const head = { status: 200, statusText: 'OK', url: 'https://api.example.com/', headers: [] as [string, string][] };

  async function read(pieces: (string | Error)[], type: string): Promise<{ answer: Answer; seen: string[] }> {
    const seen: string[] = [];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else if (piece instanceof Error) controller.error(piece);
        else controller.enqueue(Uint8Array.from(piece, (character) => character.charCodeAt(0)));
      },
    });
    const source: AnswerSource = { ...head, headers: [['content-type', type]], body };
    let time = 0;
    const answer = await readResponse(source, { started: 0, now: () => (time += 5), onChange: ({ text }) => seen.push(text) });
    return { answer, seen };
  }

  it('tells what arrived, characters whole', async () => {
    const { answer, seen } = await read(['a\xc3', '\xa9b'], 'text/event-stream');
    expect(seen).toEqual(['', 'a', 'aéb', 'aéb']);
    expect(answer).toMatchObject({ kind: 'events', size: 4, isComplete: true, text: 'aéb' });
    expect(answer.took).toBeGreaterThan(answer.waited);
    expect(answer.blob?.size).toBe(4);
  });

  it('reads the charset that it is told', async () => {
    expect((await read(['\xe9'], 'text/plain; charset=ISO-8859-1')).answer.text).toBe('é');
    expect((await read(['\xc3\xa9'], 'text/plain; charset=nonsense')).answer.text).toBe('é');
  });

  it('keeps what came before the connection broke', async () => {
    const { answer } = await read(['ab', new Error('reset')], 'text/plain');
    expect(answer).toMatchObject({
      text: 'ab',
      isComplete: true,
      problem: { text: 'The connection was lost: {reason}', values: { reason: 'reset' } },
    });
  });

  it('keeps bytes as bytes', async () => {
    const { answer } = await read(['\x89PNG'], 'image/png');
    expect(answer.text).toBe('');
    expect(answer.blob?.type).toBe('image/png');
  });
});
