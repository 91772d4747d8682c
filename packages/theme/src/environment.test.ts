import { expect, test } from 'vitest';

test('these tests run in happy-dom: vitest.workspace.ts is in force', () => {
  expect(window).toHaveProperty('happyDOM');
  expect(document.createElement('details').open).toBe(false);
});
