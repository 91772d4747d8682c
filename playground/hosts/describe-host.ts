import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { editConfig, type Addition } from '../../packages/create-octavo/src/vite-config/edit-config.ts';
import { HOSTS } from '../../packages/vite/src/hosts/host-table.ts';
import { createAppFiles, type AppFiles } from '../harness/app-files.ts';
import { readFolder } from '../harness/read-folder.ts';
import { HOST_APPS, type HostApp } from './host-apps.ts';
import { installHost } from './install-host.ts';
import { runHost, serveHost } from './run-host.ts';
import { useInBrowser } from './use-in-browser.ts';

/**
 * The one rule for an app of any kind: what its builds without Octavo agree on is the same, byte for byte, in a build with Octavo and in one
 * over that output, from which a page is gone; the app's own servers show the app and the docs, and both work in a browser; docs with
 * errors, or with the name of a file of the app, leave the last output whole.
 */
export function describeHost(title: string): void {
  const app = HOST_APPS.find((one) => one.title === title);
  if (app === undefined) throw new Error(`There is no host ${title}.`);
  describe(`docs in ${title}`, () => {
    let root: string;
    let files: AppFiles;
    let plain: Record<string, string>;
    let pages: Record<string, string>;
    const readOutput = (): Promise<Record<string, string>> => readFolder(path.join(root, app.output));
    const build = async (): Promise<Record<string, string>> => {
      await runHost(root, app.build);
      return readOutput();
    };

    beforeAll(async () => {
      root = await installHost(app);
      files = createAppFiles(root);
      const built = await build();
      const again = app.varies === true ? await build() : built;
      plain = Object.fromEntries(Object.entries(again).filter(([file, hash]) => built[file] === hash && !isList(app, file)));
      pages = app.deep === undefined ? {} : await serving(root, app.serve, (origin) => readPages(origin, app));
      await addOctavo(root, app);
    });
    afterAll(() => files.restore());

    test('a build leaves the files of the app as they were', async () => {
      const built = await build();
      expect(Object.fromEntries(Object.keys(plain).map((file) => [file, built[file]]))).toEqual(plain);
      expect([countPages(built, 'boats/mooring'), countPages(built, 'tides')]).toEqual([1, 1]);
    });

    test('a build over the last one does too, and removes what is no page any more', async () => {
      await files.remove('docs/tides.mdx');
      const built = await build();
      expect(Object.fromEntries(Object.keys(plain).map((file) => [file, built[file]]))).toEqual(plain);
      expect([countPages(built, 'boats/mooring'), countPages(built, 'tides')]).toEqual([1, 0]);
    });

    test('its server shows the app as before, and the docs', async () => {
      await serving(root, app.serve, async (origin) => {
        expect(await readPages(origin, app)).toEqual(pages);
        expect(await readDocs(origin, app)).toEqual(DOCS);
        await useInBrowser(origin, app);
      });
    });

    test('its dev server shows the docs', async () => {
      expect(await serving(root, [app.build[0], 'dev'], (origin) => readDocs(origin, app))).toEqual(DOCS);
    });

    test('docs with an error fail the build and leave the last output', async () => {
      const before = await readOutput();
      await files.edit('docs/boats/mooring.mdx', (text) => text.replace('<Count />', '<Count>'));
      await expect(build()).rejects.toThrow(/mooring\.mdx:14:1/);
      await files.edit('docs/boats/mooring.mdx', (text) => text.replace('<Count>', '<Count />'));
      expect(await readOutput()).toEqual(before);
    });

    const { publicDir, route } = app;
    test.each(route === undefined ? [] : [route])(
      'a route of the app with the address of the docs fails the build, and the output stays',
      async ({ file, before, added, named }) => {
        const output = await readOutput();
        await files.edit(file, (text) => text.replace(before, before + added));
        await expect(build()).rejects.toThrow(`The app and the docs both write docs/index.html; the app's is ${named}.`);
        await files.edit(file, (text) => text.replace(added, ''));
        expect(await readOutput()).toEqual(output);
      },
    );

    if (publicDir === undefined) return;
    test('a document of the app with the address of the docs fails the build, and both outputs stay', async () => {
      const file = `${publicDir}/docs/index.html`;
      const before = await readOutput();
      const own = path.posix.relative(app.output, file);
      await files.add(file, '<title>Docs of the app</title>');
      const added = own.startsWith('..') ? before : { ...before, [own]: (await readOutput())[own] };
      await expect(build()).rejects.toThrow(file);
      expect(await readOutput()).toEqual(added);
    });
  });
}

function isList({ lists = [], output }: HostApp, file: string): boolean {
  return lists.includes(`${output}/${file}`);
}

function countPages(built: Record<string, string>, page: string): number {
  return Object.keys(built).filter((file) => file.endsWith(`docs/${page}/index.html`)).length;
}

/** Adds Octavo where `init` does: after what is there. */
async function addOctavo(root: string, { config }: HostApp): Promise<void> {
  const file = path.join(root, config);
  const text = await readFile(file, 'utf8');
  const setup = HOSTS.map((host) => host.setup).find((one) => one !== undefined && config.startsWith(one.file));
  const [first = 'plugins', ...rest] = setup?.list ?? [];
  const entry = setup?.entry ?? 'plugin';
  const addition: Addition =
    entry === 'plugin'
      ? {
          keys: [first, ...rest],
          entry: (_, octavo) => `${octavo}({ strict: true })`,
          imported: { name: 'octavo', from: '@octavo/vite' },
        }
      : { keys: [first, ...rest], entry: (literal) => `[${literal(entry.module)}, { strict: true }]` };
  const edited = editConfig(file, text, [addition]);
  if (edited === undefined) throw new Error(`${file} is not edited.`);
  await writeFile(file, edited);
}

/** The app's own pages from its own server: home, a deep page, an address that is nothing; none where it is not the server that has them. */
async function readPages(origin: string, { deep, base = '' }: HostApp): Promise<Record<string, string>> {
  if (deep === undefined) return {};
  const pages = await readAll(['/', deep, '/nowhere', '/robots.txt'], async (address) => {
    const { status, body } = await read(origin + base + address);
    return `${status} ${body.replaceAll(origin, '<origin>').replaceAll(/\d{13}/g, '<time>')}`;
  });
  expect(pages['/']).toMatch(/^200 .*The harbour/s);
  expect(pages[deep]).toMatch(/^200 .*heron/s);
  expect(pages['/nowhere']).toMatch(/^404/);
  return pages;
}

/** The titles of documents: whose page says that there is none is a matter of the server. */
const DOCS = { '/docs': '200 Harbour docs', '/docs/boats/mooring': '200 Mooring a boat', '/docs/nowhere': '404' };

async function readDocs(origin: string, { base = '' }: HostApp): Promise<Record<string, string>> {
  return readAll(Object.keys(DOCS), async (address) => {
    const { status, body } = await read(origin + base + address);
    return status === 404 ? '404' : `${status} ${/<title>([^–<]*) –/.exec(body)?.[1]}`;
  });
}

async function readAll(addresses: readonly string[], readOne: (address: string) => Promise<string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const address of addresses) found[address] = await readOne(address);
  return found;
}

async function serving<Result>(root: string, command: HostApp['serve'], visit: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await serveHost(root, command);
  try {
    return await visit(server.origin);
  } finally {
    await server.stop();
  }
}

async function read(url: string): Promise<{ status: number; body: string }> {
  const response = await fetchAnew(url, { headers: { accept: 'text/html' } });
  return { status: response.status, body: await response.text() };
}
