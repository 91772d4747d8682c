import { describe, expect, it } from 'vitest';
import { ask, describeProxy, serve } from '../../proxy/fixtures/proxy-suite.ts';
import type { StartProxy } from '../../proxy/fixtures/proxy-suite.ts';
import { checkCaller } from './check-caller.ts';
import { answerHere } from './send-proxied.ts';

const startHere: StartProxy = (origins) => serve((request, response) => void answerHere(request, response, new Set(origins)));

describeProxy('the proxy of the dev server', startHere);

describe('checkCaller', () => {
  const call = ({ method = 'POST', host = 'localhost:5173', remoteAddress, ...headers }: Record<string, string>): string | undefined =>
    checkCaller(new Request(`http://${host}/`, { method, headers: { 'sec-fetch-site': 'same-origin', ...headers } }), { remoteAddress });

  it.each([
    { remoteAddress: '::1' },
    { remoteAddress: '::ffff:127.0.0.1', origin: 'http://localhost:5173' },
    { remoteAddress: '127.0.0.1', host: '[::1]:80' },
  ])('knows a page of the dev server: %o', (caller) => expect(call(caller)).toBeUndefined());

  it.each([
    { method: 'GET' },
    { remoteAddress: '192.168.0.7' },
    { remoteAddress: '' },
    { 'sec-fetch-site': '' },
    { host: 'localhost.evil.example' },
    { 'x-forwarded-for': '203.0.113.7' },
  ])('refuses %o', (one) => expect(call({ remoteAddress: '::1', ...one })).toBeDefined());

  it('refuses another name of this address', async () => {
    const api = await serve((_, response) => void response.end());
    const proxy = await startHere([api]);
    const given = await ask(proxy, { method: 'GET', url: api, headers: [] }, { host: 'rebind.example' });
    expect([given.status, given.text]).toEqual([403, 'The proxy is only available at localhost.']);
  });
});
