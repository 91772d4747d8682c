import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { octavo } from '../index.ts';

/** Every address that the text of a page is given at. */
const ADDRESSES = ['one', 'one.md', 'one.mdx', 'one.mdx?import', 'one.mdx?raw', 'one.mdx?inline', 'one.mdx.octavo?import'];

it('gives the text of a removed page or style sheet at none of its addresses, and that of one that comes back at all of them', async () => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-gone-')));
  const file = path.join(root, 'guides/one.mdx');
  mkdirSync(path.dirname(file));
  const write = (text: string): void => writeFileSync(file, `---\ntitle: One\ndescription: ${text}\n---\n\n${text}\n`);
  write('Written first.');
  const sheet = path.join(root, 'style.css');
  writeFileSync(sheet, 'p { color: red }');
  writeFileSync(path.join(root, 'docs.json'), '{"name":"Gone","navigation":{"pages":["guides/one"]}}');
  const server = await createServer({ root, configFile: false, plugins: [octavo()], logLevel: 'silent', server: { port: 0 } });
  try {
    await server.listen();
    const show = async (text: string): Promise<string[]> => {
      const base = new URL('/guides/', server.resolvedUrls?.local[0]);
      const texts = await Promise.all(ADDRESSES.map(async (address) => (await fetch(new URL(address, base))).text()));
      return ADDRESSES.filter((_, index) => texts[index]?.includes(text));
    };
    expect(await show('Written first.')).toEqual(ADDRESSES);
    rmSync(file);
    await expect.poll(() => show('Written first.')).toEqual([]);
    write('Written anew.');
    await expect.poll(() => show('Written anew.')).toEqual(ADDRESSES);
    expect(await show('Written first.')).toEqual([]);
    const { client } = server.environments;
    const readSheet = async (): Promise<string | undefined> => (await client?.transformRequest('/style.css'))?.code;
    expect(await readSheet()).toContain('color: red');
    rmSync(sheet);
    await expect.poll(readSheet).not.toContain('color: red');
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
