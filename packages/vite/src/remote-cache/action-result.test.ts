import { expect, test } from 'vitest';
import { parseActionResult, renderActionResult } from './action-result.ts';

const HASH = 'ab'.repeat(32);

test('is the message of the Remote Execution API', () => {
  const bytes = Buffer.from(renderActionResult({ hash: HASH, size: 300 }));
  // output_files (2) { path (1): "entry.json", digest (2) { hash (1), size_bytes (2): 300 } }
  const expected = `1253${'0a0a'}${Buffer.from('entry.json').toString('hex')}1245${'0a40'}${Buffer.from(HASH).toString('hex')}10ac02`;
  expect(bytes.toString('hex')).toBe(expected);
});

test.each([{ size: 0 }, { size: 127 }, { size: 2 ** 40 }, { size: 5, signature: 'cd'.repeat(32) }])('reads what it wrote: %o', (facts) => {
  expect(parseActionResult(renderActionResult({ hash: HASH, ...facts }))).toEqual({ hash: HASH, ...facts });
});

test('skips what a server adds', () => {
  // exit_code (4): 0, a field of eight bytes, one of four, and execution_metadata (9) { worker (1): "a" }
  const added = Buffer.from('20005900000000000000005d000000004a030a0161', 'hex');
  expect(parseActionResult(Buffer.concat([added, renderActionResult({ hash: HASH, size: 1 })]))).toEqual({ hash: HASH, size: 1 });
});

test('reads nothing else, whatever is cut off or changed', () => {
  for (const text of ['', '<h1>Log in</h1>', '{}', '\0', '\u00FF'.repeat(40)]) expect(parseActionResult(Buffer.from(text))).toBeUndefined();
  const whole = renderActionResult({ hash: HASH, size: 300 });
  for (let length = 0; length < whole.length; length += 1) expect(parseActionResult(whole.subarray(0, length))).toBeUndefined();
  expect(parseActionResult(renderActionResult({ hash: '../../../etc/passwd', size: 1 }))).toBeUndefined();
  expect(parseActionResult(renderActionResult({ hash: HASH.toUpperCase(), size: 1 }))).toBeUndefined();
});
