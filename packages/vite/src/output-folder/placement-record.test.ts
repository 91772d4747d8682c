import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileSystem } from '../disk/file-system.ts';
import { readRecord, writeRecord } from './placement-record.ts';
import type { PlacementRecord } from './placement-record.ts';

it('takes a record in which any bit is another, or that ends anywhere before its end, for none', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-record-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outDir = path.join(folder, 'dist');
  const record: PlacementRecord = { outDir, prefix: '', list: 'a', steps: [{ staged: '1', name: 'é.html' }, { remove: 'old.html' }] };
  expect(readRecord(folder, fileSystem)).toBeUndefined();
  writeRecord(folder, record, fileSystem);
  expect(readRecord(folder, fileSystem)).toEqual(record);
  const file = path.join(folder, 'record.json');
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    writeFileSync(file, whole.subarray(0, at));
    expect(readRecord(folder, fileSystem)).toBeUndefined();
    const garbled = Buffer.from(whole);
    garbled[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
    writeFileSync(file, garbled);
    expect(readRecord(folder, fileSystem)).toBeUndefined();
  }
});
