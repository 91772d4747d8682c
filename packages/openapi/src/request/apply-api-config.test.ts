import { describe, expect, test } from 'vitest';
import { applyApiConfig } from './apply-api-config.ts';
import { buildRequest } from './build-request.ts';
import { createOperation } from './fixtures/create-operation.ts';

const token = { scheme: { name: 'token', type: 'http', scheme: 'bearer' } as const, scopes: [] };
const operation = createOperation({ path: '/x', security: [[token]] });

describe('applyApiConfig', () => {
  test('without settings nothing changes', () => {
    expect(applyApiConfig(operation, { baseUrl: [] })).toEqual({ operation });
  });

  test('baseUrl takes the place of the servers; several are a choice', () => {
    const { operation: changed } = applyApiConfig(operation, { baseUrl: ['https://a.test/v1/', 'https://b.test'] });
    expect(changed.servers.map(({ url }) => url)).toEqual(['https://a.test/v1/', 'https://b.test']);
    expect(buildRequest(changed).url).toBe('https://a.test/v1/x');
    expect(operation.servers[0]?.url).toBe('https://api.example.com');
  });

  test('bearer, with a label and what the field begins with', () => {
    const configured = applyApiConfig(operation, { baseUrl: [], auth: { method: 'bearer', name: 'Project token', inputPrefix: 'pk_' } });
    expect(configured.authField).toEqual({ scheme: 'api.auth', labels: ['Project token'], prefix: 'pk_' });
    const request = buildRequest(configured.operation, {}, { credentials: { 'api.auth': 'pk_1' } });
    expect(request.headers).toEqual({ Authorization: 'Bearer pk_1' });
  });

  test.each([
    ['[account]:[secret:key]', ['account', 'secret:key']],
    ['account:secret', ['account', 'secret']],
    [undefined, ['Username', 'Password']],
  ])('basic with the names %j', (name, labels) => {
    const auth = { method: 'basic' as const, ...(name !== undefined && { name }) };
    const configured = applyApiConfig(operation, { baseUrl: [], auth });
    expect(configured.authField?.labels).toEqual(labels);
    const credentials = { 'api.auth': { username: 'a', password: 'b' } };
    expect(buildRequest(configured.operation, {}, { credentials }).headers).toEqual({ Authorization: 'Basic YTpi' });
  });

  test.each([
    [{ method: 'key' as const, name: 'x-key' }, 'x-key'],
    [{ method: 'key' as const }, 'X-API-Key'],
    [{ method: 'key' as const, name: 'no header' }, 'X-API-Key'],
    [{ method: 'cobo' as const }, 'Biz-Api-Key'],
  ])('%j goes in the header %s', (auth, name) => {
    const configured = applyApiConfig(operation, { baseUrl: [], auth });
    expect(buildRequest(configured.operation, {}, { credentials: { 'api.auth': 'k' } }).headers).toEqual({ [name]: 'k' });
  });

  test('what can be called without authorization still can', () => {
    const { operation: changed } = applyApiConfig({ ...operation, security: [[token], []] }, { baseUrl: [], auth: { method: 'bearer' } });
    expect(changed.security.map((requirements) => requirements.length)).toEqual([1, 0]);
  });
});
