import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOperationPage } from './find-operation-page.ts';

const COMMAND = fileURLToPath(new URL('../../bin/octavo.js', import.meta.url));
const FILES = {
  'llms.txt':
    '# Ferry\n\n## Guide\n\n- [Fares](/fares.md): What it costs\n\n## API\n\n- [Book](/book.md): `POST /trips/{id}`\n- [Trips](/trips.md): `GET /trips`\n',
  'fares.md': '# Fares\n',
  'book.md': '# Book\n\n`POST https://api.test/v2/trips/{id}`\n',
};

let folder = '';
const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-mcp-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp', folder] }));
}, 240_000);
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

async function call(name: string, given: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: given });
  return content.map((part) => (part.type === 'text' ? part.text : part.type)).join('\n');
}

test('an agent lists and reads pages and operations, and has a request written', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'list_pages', 'read_page', 'read_operation', 'write_request']);
  expect(await call('list_pages', { filter: 'api' })).toBe(
    '# Ferry\n\n## API\n\n- [Book](/book): `POST /trips/{id}`\n- [Trips](/trips): `GET /trips`',
  );
  expect(await call('read_page', { page: '/fares' })).toBe('# Fares\n');
  expect(await call('read_page', { page: '/none' })).toContain('Page not found: /none');
  expect(await call('read_operation', { operation: 'post https://api.test/v2/trips/{trip}' })).toContain('# Book');
  expect(await call('write_request', { operation: 'POST /trips/{id}', path: { id: '7' } })).toContain("'https://api.test/v2/trips/7'");
  expect(await call('write_request', { operation: 'POST /trips/{id}' })).toContain('[Path parameters without a value: id.]');
  expect(await call('search', { query: 'fares' })).toContain('No search index');
});

test('an operation is found by method and path, where one alone can be meant', () => {
  const pages = ['GET /a/{id}', 'GET /v1/b', 'GET /v2/b', 'POST /a/{id}'].map((operation) => ({
    operation,
    title: operation,
    href: `/${operation}`,
    url: '',
    description: '',
    section: '',
  }));
  const find = (wanted: string): string | undefined => findOperationPage(wanted, pages)?.operation;
  expect([find('get /a/{x}/'), find('GET https://api.test/v2/b'), find('GET /b'), find('/a')]).toEqual([
    'GET /a/{id}',
    'GET /v2/b',
    undefined,
    undefined,
  ]);
});
