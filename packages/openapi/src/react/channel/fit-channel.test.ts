import { expect, test } from 'vitest';
import { loadTestApi } from '../../load/load-fixture.ts';
import { createMessageRequest } from './create-message-request.ts';
import { findOpening, fitToPage, fitToServer } from './fit-channel.ts';
import { listMessageRoles } from './list-message-roles.ts';

const loaded = loadTestApi({
  'api.yaml': {
    asyncapi: '3.0.0',
    servers: {
      broker: { host: 'k.test', protocol: 'kafka' },
      socket: {
        host: 's.test',
        protocol: 'wss',
        security: [{ $ref: '#/components/securitySchemes/key' }, { $ref: '#/components/securitySchemes/bearer' }],
      },
      http: { host: 'h.test', protocol: 'https', security: [{ $ref: '#/components/securitySchemes/bearer' }] },
    },
    channels: {
      ships: {
        address: 'ships',
        bindings: { ws: { headers: { properties: { 'Sec-WebSocket-Protocol': {}, 'X-Trace': {} } } } },
        messages: {
          turn: { contentType: 'text/plain', payload: { type: 'string' }, headers: { properties: { 'X-Ship': {} } } },
          moved: {},
          heard: {},
        },
      },
    },
    operations: {
      tell: {
        action: 'send',
        channel: { $ref: '#/channels/ships' },
        messages: [{ $ref: '#/channels/ships/messages/moved' }],
        bindings: { http: { method: 'POST' } },
      },
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/ships' },
        messages: [{ $ref: '#/channels/ships/messages/turn' }],
        bindings: { http: { method: 'PATCH' } },
        reply: { messages: [{ $ref: '#/channels/ships/messages/heard' }] },
      },
    },
    components: { securitySchemes: { key: { type: 'httpApiKey', name: 'k', in: 'query' }, bearer: { type: 'http', scheme: 'bearer' } } },
  },
}).operation('channel ships');
if (loaded === undefined) throw new Error('The fixture must be readable.');
const channel = loaded;

test.each([
  // Of a broker nothing can be opened: the first server is another one.
  ['kafka://k.test', ['key'], ['Sec-WebSocket-Protocol'], ['turn'], ['moved', 'heard'], []],
  ['wss://s.test', ['key'], ['Sec-WebSocket-Protocol'], ['turn'], ['moved', 'heard'], []],
  ['https://h.test', ['bearer'], ['Sec-WebSocket-Protocol', 'X-Trace', 'X-Ship'], ['turn'], ['moved'], ['heard']],
])('over %s', (url, schemes, headers, sent, received, answers) => {
  const roles = listMessageRoles(channel.responses, findOpening(channel, url));
  const fitted = fitToPage(fitToServer(channel, url, roles.sent[0]), url);
  expect(fitted.servers.map((server) => server.url)).toEqual(['wss://s.test', 'https://h.test']);
  expect(fitted.security.flat().map(({ scheme }) => scheme.name)).toEqual(schemes);
  expect(fitted.parameters.map(({ name }) => name)).toEqual(headers);
  expect(
    [roles.sent, roles.received, roles.answers.map((one) => ({ ...one, status: 'heard' }))].map((list) => list.map(({ status }) => status)),
  ).toEqual([sent, received, answers]);
});

test('a message over HTTP is the body of a request', () => {
  const request = { method: 'HTTPS', url: 'https://h.test/ships', headers: { Authorization: 'Bearer a' }, notes: [] };
  const [message] = listMessageRoles(channel.responses, findOpening(channel, 'https://h.test')).sent;
  expect(message && createMessageRequest(request, message, 'north')).toMatchObject({
    method: 'PATCH',
    headers: { Authorization: 'Bearer a', 'Content-Type': 'text/plain' },
    body: 'north',
  });
});
