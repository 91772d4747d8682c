import { expect, it } from 'vitest';
import { compareTargets } from './compare-targets.ts';
import type { OldSite } from './old-site.ts';

it('names links and pictures that lead elsewhere, or are gone', () => {
  const page = { file: 'docs/guide/a.md', href: '/guide/a', target: 'guide/a.md' };
  const site = {
    contentFolder: 'docs',
    base: '/ferry',
    pages: [page, { file: 'docs/b.md', href: '/b', target: 'b.md' }],
    assets: [{ file: 'docs/public/boat.png', target: 'public/boat.png' }],
  } as unknown as OldSite;
  const before = '[B](../b.md) [also](/ferry/b) ![](/boat.png) [no](./no.md) [out](https://example.com)\n\n    [b]: ../b.md\n';
  expect(compareTargets({ ...page, before, after: '[B](/b) ![](/boat.png)\n' }, site)).toEqual([]);
  expect(compareTargets({ ...page, before, after: '<Card href="/b" icon="/boat.png" />\n' }, site)).toEqual([]);
  expect(compareTargets({ ...page, before, after: '[B](./b) ![](./boat.png)\n' }, site)).toEqual([
    'The link `../b.md` (line 1) does not lead to /b.',
    'The link `/ferry/b` (line 1) does not lead to /b.',
    'The picture `/boat.png` (line 1) does not lead to /boat.png.',
  ]);
});
