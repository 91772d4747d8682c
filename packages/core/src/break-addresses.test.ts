import { expect, it } from 'vitest';
import { breakAddresses } from './break-addresses.ts';

it.each([
  ['curl https://api.acme.example/v2/routes', 'curl https://api.acme.example/<wbr>v2/<wbr>routes'],
  ['https://docs.internal.acme.example', 'https://docs.internal.acme.<wbr data-narrow>example'],
  ["from '@acme/client/routes/create'", "from '@acme/<wbr>client/<wbr>routes/<wbr>create'"],
  ['Content-Type: application/json', 'Content-Type: application/json'],
  ['client.routes.createManyAtOnce.later()', 'client.routes.createManyAtOnce.later()'],
])('lets a long address go on in the next line: %s', (code, html) => {
  expect(breakAddresses(code)).toBe(html);
});
