import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createOutputSite, createTestSource, readOutput } from '../output-fixture.ts';
import { findStarsApi } from './star-hosts.ts';
import { createStarsOutput } from './stars-output.ts';

const CONFIG = {
  topbarLinks: [
    { type: 'github', url: 'https://github.com/relay/relay' },
    { type: 'github', url: 'https://unknown.test/relay/relay' },
    { url: 'https://github.com/relay/other', name: 'Other' },
  ],
  topbarCtaButton: { type: 'github', url: 'relay/missing' },
};

/** A host that tells of each repository what its path comes to in `answers`. */
async function serve(answers: Readonly<Record<string, string>>): Promise<{ origin: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    response.writeHead(url in answers ? 200 : 404).end(answers[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server must have a port.');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${address.port}`, asked, close };
}

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'octavo-stars-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('tells the stars of the repositories in the top bar, each asked for once, and keeps them for a build without a network', async () => {
  const { origin, asked, close } = await serve({ '/relay/relay': '{"count":1234}', '/relay/missing': '{"count":"many"}' });
  const site = createOutputSite(CONFIG, {});
  const directory = folder();
  const hosts = [{ host: 'github.com', toApi: (repository: string) => `${origin}/${repository}`, field: 'count' }];
  const read = async (given: Parameters<typeof createStarsOutput>[0]): Promise<unknown> => {
    const output = createStarsOutput(given);
    await output.prepare?.(site, createTestSource());
    return await readOutput(output, { site, source: createTestSource() });
  };
  const told = { '/octavo-stars.json': '{"https://github.com/relay/relay":1234}' };
  expect(await read({ directory, hosts })).toEqual(told);
  expect(asked.toSorted()).toEqual(['/relay/missing', '/relay/relay']);
  close();
  expect(await read({ directory, hosts })).toEqual(told);
  expect(await read({ directory: folder(), hosts })).toEqual({ '/octavo-stars.json': '{}' });
});

it('has no file where the top bar leads to no repository, and one where only a language has a bar that does', async () => {
  const output = createStarsOutput({ directory: folder(), hosts: [] });
  const list = async (config: object): Promise<string[]> =>
    Object.keys(await readOutput(output, { site: createOutputSite(config, {}), source: createTestSource() }));
  expect(await list({ topbarLinks: [{ url: 'https://github.com/a/b', name: 'Code' }] })).toEqual([]);
  const german = { language: 'de', pages: ['start'], navbar: { primary: { type: 'github', href: 'https://github.com/a/b' } } };
  expect(await list({ navigation: { languages: [german] } })).toEqual(['/octavo-stars.json']);
});

it.each([
  ['https://github.com/a/b.js/tree/main', 'https://api.github.com/repos/a/b.js'],
  ['https://www.github.com/a/b.git', 'https://api.github.com/repos/a/b'],
  ['https://gitlab.com/a/b/c/-/tree/main', 'https://gitlab.com/api/v4/projects/a%2Fb%2Fc'],
  ['https://codeberg.org/a/b', 'https://codeberg.org/api/v1/repos/a/b'],
  ['https://github.com/a', undefined],
  ['https://github.com.evil.test/a/b', undefined],
  ['https://github.com/a/b%2f..', undefined],
  ['/pricing', undefined],
])('the stars of %s are told at %s', (url, api) => {
  expect(findStarsApi(url)?.api).toBe(api);
});
