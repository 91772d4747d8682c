import { expect, it } from 'vitest';
import { readUpdates } from './read-updates.ts';
import { renderAtom } from './render-atom.ts';
import { renderFeed } from './render-feed.ts';

const BODY = `Before.

<Update label="June 3, 2026" description="v1.2" tags={["New", 'Fast']}>
  ## Night ferry

  The **night** ferry runs, see [fares](/fares).

  \`\`\`js
  const never = '</Update>';
  \`\`\`
</Update>

{/* <Update label="Gone">x</Update> */}

<Update label="May 2026" id="may" rss={{ title: "Fixes & more", description: "Many <b>fixes</b>" }}>
  Untold.
</Update>
`;

it('tells of every update by its own words, else by its text', () => {
  expect(readUpdates(BODY)).toEqual([
    {
      id: 'june-3-2026',
      title: 'June 3, 2026',
      description: 'v1.2. Night ferry The night ferry runs, see fares.',
      tags: ['New', 'Fast'],
      date: 'Wed, 03 Jun 2026 00:00:00 GMT',
    },
    { id: 'may', title: 'Fixes & more', description: 'Many <b>fixes</b>', tags: [] },
  ]);
  expect(readUpdates('<Update label="2026-13-45">a</Update><Update label="1.2.3">b</Update>').map(({ date }) => date)).toEqual([
    undefined,
    undefined,
  ]);
});

it('is RSS with every text escaped', () => {
  const text = renderFeed({ title: 'A & B', description: 'C', link: 'https://a.test/log', updates: readUpdates(BODY) });
  expect(listTexts(text, 'title')).toEqual(['A &amp; B', 'June 3, 2026', 'Fixes &amp; more']);
  expect(listTexts(text, 'link').slice(1)).toEqual(['https://a.test/log#june-3-2026', 'https://a.test/log#may']);
  const twice = readUpdates('<Update label="May" tags="a, b">2</Update><Update label="May">1</Update>');
  expect(twice.map(({ tags }) => tags)).toEqual([['a', 'b'], []]);
  const guids = renderFeed({ title: '', description: '', link: '/log', updates: twice }).match(/#may[^<]*/g);
  expect(guids).toEqual(['#may', '#may-2', '#may', '#may']);
  expect(listTexts(text, 'description')[2]).toBe('Many &lt;b&gt;fixes&lt;/b&gt;');
  expect(listTexts(text, 'category')).toEqual(['New', 'Fast']);
  expect(listTexts(text, 'pubDate')).toHaveLength(1);
});

it('is Atom with ids that stay, and a day for every update', () => {
  const updates = [...readUpdates('<Update label="Beta">soon</Update>'), ...readUpdates(BODY)];
  const text = renderAtom({
    title: 'A & B',
    description: 'C',
    link: 'https://a.test/log',
    self: 'https://a.test/log/atom.xml',
    author: 'Ferry',
    changed: '2026-01-02',
    updates,
  });
  expect(listTexts(text, 'id')).toEqual(['', '#beta', '#june-3-2026', '#may'].map((hash) => `https://a.test/log${hash}`));
  expect(listTexts(text, 'updated').map((day) => day.slice(0, 10))).toEqual(['2026-06-03', '2026-06-03', '2026-06-03', '2026-01-02']);
});

function listTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, inner = '']) => inner);
}
