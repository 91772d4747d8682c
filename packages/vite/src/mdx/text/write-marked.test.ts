import { expect, test } from 'vitest';
import { fillMarks, isMarkedText } from './marked-text.ts';
import { writeMarked } from './write-marked.ts';

const PAGE = {
  file: 'guides/a.mdx',
  text: 'import Port from "./port.mdx"\n\nSee [fares](fares "All"), ![map](/map.png).\n\n<Card title="B" href="/b" />\n\n<Port name="Dover" />\n',
};
const PORT = { file: 'guides/port.mdx', text: 'From {name}: [times](times).' };

test('asks for what it needs, and gives a text whose addresses are told later', async () => {
  const first = await writeMarked({ page: PAGE, snippets: [] });
  expect(first.wanted).toEqual([{ name: './port.mdx', file: 'guides/a.mdx' }]);
  const second = await writeMarked({ page: PAGE, snippets: [{ name: './port.mdx', file: 'guides/a.mdx', found: PORT }] });
  expect(second.wanted).toEqual([]);
  expect(second.urls).toEqual([
    { name: 'fares', file: 'guides/a.mdx' },
    { name: '/map.png', file: 'guides/a.mdx' },
    { name: '/b', file: 'guides/a.mdx' },
    { name: 'times', file: 'guides/port.mdx' },
  ]);
  expect(fillMarks(second, (url, file) => `${file}:${url}`)).toBe(
    'See [fares](guides/a.mdx:fares "All"), ![map](guides/a.mdx:/map.png).\n\n- [B](guides/a.mdx:/b)\n\nFrom Dover: [times](guides/port.mdx:times).',
  );
});

test('an import that leads to no text is not asked for again', async () => {
  const wanted = { name: './port.mdx', file: 'guides/a.mdx' };
  expect((await writeMarked({ page: PAGE, snippets: [wanted] })).wanted).toEqual([]);
});

test.each([null, {}, { text: 1, urls: [], wanted: [] }, { text: '', urls: {}, wanted: [] }, { text: '', urls: [] }])(
  'takes %j for no such text',
  (value) => expect(isMarkedText(value)).toBe(false),
);
