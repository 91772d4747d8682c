import { expect, it } from 'vitest';
import { createTestSite } from '../site-fixture.ts';
import { checkLinks } from './check-links.ts';
import { countBrokenLinks } from './count-broken-links.ts';

it('counts a missing file once, however links to it are written', () => {
  const site = createTestSite({ navigation: [] }, [
    ['a.mdx', '## B\n\n![a](/images/boat.png) ![b](images/boat.png?x) [c](#none)'],
    ['guides/b.mdx', '![a](../images/boat.png) ![b](images/boat.png)'],
  ]);
  expect(countBrokenLinks(checkLinks(site, { isAlone: true, assetExists: () => false }))).toEqual({ links: 4, targets: 2 });
});
