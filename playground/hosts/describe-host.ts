import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { createAppFiles } from '../harness/app-files.ts';
import { readFolder } from '../harness/read-folder.ts';
import { HOST_APPS, type HostApp } from './host-apps.ts';
import { installHost } from './install-host.ts';
import { runHost, serveHost } from './run-host.ts';

/**
 * The one rule for an app of any framework: what two of its builds without Octavo agree on is the same, byte for byte, in a build with
 * Octavo and in one over that output; the framework's own servers show the app and the docs; docs with errors leave the last output whole.
 */
export function describeHost(title: string): void {
  const app = HOST_APPS.find((one) => one.title === title);
  if (app === undefined) throw new Error(`There is no host ${title}.`);
  describe(`docs in ${title}`, () => {
    let root: string;
    let plain: Record<string, string>;
    let pages: Record<string, string>;
    const build = async (): Promise<Record<string, string>> => {
      await runHost(root, app.build);
      return readFolder(path.join(root, app.output));
    };

    beforeAll(async () => {
      root = await installHost(app);
      const first = await build();
      const second = await build();
      plain = Object.fromEntries(Object.entries(second).filter(([file, hash]) => first[file] === hash && !isList(app, file)));
      pages = await readPages(root, app);
      await addOctavo(root, app);
    });

    test.each(['a build', 'a build over the last one'])('%s leaves the files of the app as they were', async () => {
      const files = await build();
      expect(Object.fromEntries(Object.keys(plain).map((file) => [file, files[file]]))).toEqual(plain);
      expect(Object.keys(files).filter((file) => file.endsWith('docs/boats/mooring/index.html'))).toHaveLength(1);
    });

    test('its server shows the app as before, and the docs', async () => {
      expect(await readPages(root, app)).toEqual(pages);
      expect(await serving(root, app.serve, readDocs)).toEqual(DOCS);
    });

    test('its dev server shows the docs', async () => {
      expect(await serving(root, [app.build[0], 'dev'], readDocs)).toEqual(DOCS);
    });

    test('docs with an error fail the build and leave the last output', async () => {
      const before = await readFolder(path.join(root, app.output));
      const files = createAppFiles(path.join(root, 'docs'));
      await files.edit('docs.json', (text) => text.replace('"name":', '"name"'));
      await expect(build()).rejects.toThrow(/docs\.json:3/);
      await files.restore();
      expect(await readFolder(path.join(root, app.output))).toEqual(before);
    });
  });
}

function isList({ lists = [], output }: HostApp, file: string): boolean {
  return lists.includes(`${output}/${file}`);
}

/** Writes the lines that the README asks for. */
async function addOctavo(root: string, { config }: HostApp): Promise<void> {
  const file = path.join(root, config);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `import { octavo } from '@octavo/vite';\n${text.replace('plugins: [', 'plugins: [octavo(), ')}`);
}

/** The app's own pages from its own server: home, a deep page, an address that is nothing; nothing where a backend has them. */
async function readPages(root: string, { serve, deep }: HostApp): Promise<Record<string, string>> {
  if (deep === undefined) return {};
  const pages = await serving(root, serve, (origin) =>
    readAll(['/', deep, '/nowhere', '/robots.txt'], async (address) => {
      const { status, body } = await read(origin + address);
      return `${status} ${body.replaceAll(origin, '<origin>').replaceAll(/\d{13}/g, '<time>')}`;
    }),
  );
  expect(pages['/']).toMatch(/^200 .*The harbour/s);
  expect(pages[deep]).toMatch(/^200 .*heron/s);
  expect(pages['/nowhere']).toMatch(/^404/);
  return pages;
}

/** The titles of documents: whose page says that there is none is a matter of the server. */
const DOCS = { '/docs': '200 Harbour docs', '/docs/boats/mooring': '200 Mooring a boat', '/docs/nowhere': '404' };

async function readDocs(origin: string): Promise<Record<string, string>> {
  return readAll(Object.keys(DOCS), async (address) => {
    const { status, body } = await read(origin + address);
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
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return { status: response.status, body: await response.text() };
}
