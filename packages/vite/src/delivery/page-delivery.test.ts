import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDelivery } from './page-delivery.ts';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'octavo-delivery-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

it('tells what the last build of a project decided of the pages that there are', () => {
  const build = openDelivery({ cacheDir, name: '/site' });
  build.note('/a', []);
  build.note('/b', ['`Counter` uses `useState`']);
  // In another version, the page has another document.
  build.note('/b', ['`Counter` uses `useState`', '`Chart` is a class']);
  build.note('/c', ['`Counter` uses `useState`']);
  build.note('/gone', []);
  build.keep();
  expect(openDelivery({ cacheDir, name: '/site' }).find(['/a', '/b', '/c', '/new'])).toEqual({
    static: 1,
    whole: [
      { href: '/b', reasons: ['`Counter` uses `useState`', '`Chart` is a class'] },
      { href: '/c', reasons: ['`Counter` uses `useState`'] },
    ],
    reasons: [
      { reason: '`Counter` uses `useState`', pages: 2 },
      { reason: '`Chart` is a class', pages: 1 },
    ],
  });
  expect(openDelivery({ cacheDir, name: '/other' }).find(['/a'])).toBeUndefined();
});
