import { expect, test } from 'vitest';

test('these tests run in Node, without a document: vitest.workspace.ts is in force', () => {
  expect(typeof process.versions.node).toBe('string');
  expect(typeof document).toBe('undefined');
});
