import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchIndex } from '../../output/search/create-index.ts';
import type { SearchRecord } from '../../output/search/search-record.ts';
import { indexInThread } from './index-thread.ts';

const RECORDS: SearchRecord[] = ['Keys', 'Webhooks', 'Routes'].map((title) => ({
  href: `/${title.toLowerCase()}`,
  title,
  trail: [],
  sections: [{ id: '', heading: '', text: `About ${title}`, code: '' }],
  filters: {},
}));

test('a thread gives the same files, and takes what the last one kept', async () => {
  const work = mkdtempSync(path.join(tmpdir(), 'octavo-index-'));
  onTestFinished(() => rmSync(work, { recursive: true }));
  const kept = { cacheDir: work, program: 'octavo', work };
  const expected = list(await createSearchIndex(RECORDS));
  expect(list(await indexInThread({ records: RECORDS, kept }))).toEqual(expected);
  expect(list(await indexInThread({ records: RECORDS, kept }))).toEqual(expected);
});

test('what fails there fails here', async () => {
  const broken = [{ href: '/keys' }] as unknown as SearchRecord[];
  await expect(indexInThread({ records: broken, kept: undefined })).rejects.toThrow(/undefined/);
});

function list(files: Awaited<ReturnType<typeof createSearchIndex>>): [path: string, content: string][] {
  return files.map(({ path: name, content }) => [name, Buffer.from(content).toString('base64')]);
}
