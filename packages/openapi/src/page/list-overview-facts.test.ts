import { expect, test } from 'vitest';
import { listOverviewFacts } from './list-overview-facts.ts';

const list = (fields: object): string[] =>
  listOverviewFacts({ title: 'A', format: 'OpenAPI', file: '/a.yaml', servers: [], schemes: [], tags: [], ...fields }).map(
    ({ name, text, url }) => `${name}: ${text} ${url ?? '-'}`,
  );

test('version, contact, licence and terms, with where they lead', () => {
  const contact = { name: 'Us', url: 'https://us.test', email: 'us@us.test' };
  expect(list({ version: '2', contact, license: { name: 'MIT', identifier: 'MIT' }, termsOfService: 'https://us.test/terms' })).toEqual([
    'Version: 2 -',
    'Contact: Us https://us.test',
    'Email: us@us.test mailto:us@us.test',
    'License: MIT https://spdx.org/licenses/MIT.html',
    'Terms of service: https://us.test/terms https://us.test/terms',
  ]);
});

test('an address that runs something is text', () => {
  expect(list({ contact: { url: 'javascript:alert(1)' }, license: { name: 'Own', url: 'data:text/html,x' } })).toEqual([
    'Contact: javascript:alert(1) -',
    'License: Own -',
  ]);
});
