import { expect, test } from 'vitest';
import type { PageLink } from '../../page/page.ts';
import { joinLinks } from './join-links.ts';

const link = (url: string, kind: PageLink['kind'] = 'link'): PageLink => ({ kind, url, line: 1, column: 1 });

test('the list of the text stays where the page shows the same', () => {
  const written = [link('/a&amp;b'), link('my page.png', 'image'), link('https://a.dev'), link('#x'), link('/s.mdx', 'import')];
  expect(joinLinks(written, [link('/a&b'), link('my%20page.png', 'image')])).toBe(written);
});

test('what an extension made is added, and what it replaced is left out', () => {
  const written = [link('@other'), link('/kept')];
  expect(joinLinks(written, [link('/kept'), link('/made')])).toEqual([link('/kept'), link('/made')]);
});
