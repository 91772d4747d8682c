import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

test('the examples of the README run', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text).join('');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(`data:text/javascript,${encodeURIComponent(code.replaceAll('@octavo/core', new URL('./index.ts', import.meta.url).href))}`);
  const said = log.mock.calls.map((values) => (values.length === 1 ? values[0] : values.join(' ')));
  expect(said.slice(0, 3)).toEqual(['My docs', 'Ferries', ['/docs/ferries']]);
  expect(said.slice(4)).toEqual([
    'site/broken-link 1',
    '/fares',
    { en: '/', fr: '/fr' },
    'Broken link',
    true,
    ['name: same', 'rtl: unsupported'],
    '/guides/start',
    '/start',
  ]);
  log.mockRestore();
});
