import { expect, test } from 'vitest';
import type { OperationSummary } from '../model/operation.ts';
import { createHrefs } from './create-hrefs.ts';

const create = (fields: Partial<OperationSummary>): { href: string; former: { destination: string }[] } => {
  const hrefs = createHrefs(['/api/taken']);
  const operation = {
    key: '',
    kind: 'operation',
    method: 'GET',
    path: '/a',
    deprecated: false,
    isHidden: false,
    isExcluded: false,
  } as const;
  return { href: hrefs.create('api', { ...operation, tags: [], ...fields }), former: hrefs.listFormer() };
};

test.each([
  [{ summary: 'List routes' }, '/api/list-routes', false],
  [{ summary: 'Taken' }, '/api/taken-1', false],
  [{ summary: 'Get `id` of [a route](https://x.test/y)' }, '/api/get-id-of-a-route', true],
  [
    { summary: 'Replace the whole configuration of every region of an account at once' },
    '/api/replace-the-whole-configuration-of-every-region-of-an',
    true,
  ],
  [{ summary: `${'Long '.repeat(30)}`, operationId: 'listRoutes' }, '/api/list-routes', true],
  [{ path: `/${'abc/'.repeat(30)}` }, `/api/get-${'abc'.repeat(18)}ab`, true],
])('%j', (fields, href, isMoved) => {
  const made = create(fields);
  expect(made.href).toBe(href);
  expect((made.href.split('/').at(-1) ?? '').length).toBeLessThanOrEqual(60);
  expect(made.former.map(({ destination }) => destination)).toEqual(isMoved ? [href] : []);
});

test.each([
  ['CreateUserInput', 'create-user-input'],
  ['userV2', 'user-v2'],
  ['HTTPServer', 'http-server'],
  ['OAuthApp', 'oauth-app'],
  ['users_bool_exp', 'users_bool_exp'],
  ['__proto__', '__proto__'],
  ['URL', 'url'],
])('the name %s of a GraphQL schema -> %s', (operationId, name) => {
  expect(create({ kind: 'graphql', operationId })).toEqual({ href: `/api/${name}`, former: [] });
});

test.each([
  ['light/turn/on', 'light-turn-on'],
  ['/ships/{id}/{part}', 'ships'],
  ['smartylighting.streetlights.1.0.event.{id}.lighting', 'smartylighting-streetlights-1-0-event-lighting'],
  ['urn:shop:orders', 'urn-shop-orders'],
  ['userSignedUp', 'user-signed-up'],
  ['{any}', 'channel'],
])('the channel %s -> %s', (operationId, name) => {
  expect(create({ kind: 'channel', operationId, path: operationId, method: 'WSS' }).href).toBe(`/api/${name}`);
});
