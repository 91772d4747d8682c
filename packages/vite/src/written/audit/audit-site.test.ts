import { expect, test } from 'vitest';
import type { WrittenFiles } from '../written-files.ts';
import { auditSite } from './audit-site.ts';
import { findXmlFault } from './read-xml.ts';

const HEAD = `<meta name="description" content="About %.">
<link rel="canonical" href="https://a.test/docs/%">
<link rel="alternate" type="text/markdown" href="/docs/%.md">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"TechArticle"}</script>`;

function page(name: string, body: string, head = HEAD): string {
  return `<!doctype html><html lang="en"><head><title>${name}</title>${head.replaceAll('%', name)}</head><body><h1>${name}</h1>${body}</body></html>`;
}

const GOOD: Readonly<Record<string, string>> = {
  '/sitemap.xml':
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.test/docs/one</loc></url><url><loc>https://a.test/docs/two</loc></url></urlset>',
  '/llms.txt': '# A\n\n## Pages\n\n- [One](https://a.test/docs/one.md)\n- [Two](https://a.test/docs/two.md)\n',
  '/llms-full.txt': '# A\n',
  '/one.md': '# One\n',
  '/two.md': '# Two\n',
  '/one/index.html': page(
    'one',
    '<p id="part"><a href="/docs/two#end">Two</a> <a href="#part">here</a> <a href="https://b.test/">B</a> <a href="/">App</a></p>',
  ),
  '/two/index.html': page('two', '<p id="end"><img src="/docs/a.png" alt=""> <a href="../docs/old">Old</a> <a href="a.png">A</a></p>'),
  '/old/index.html': '<meta http-equiv="refresh" content="0; url=/docs/two">',
  '/a.png': 'png',
};

function open(texts: Readonly<Record<string, string | undefined>>): WrittenFiles {
  const read = (href: string): string | undefined => texts[href];
  return {
    place: 'memory',
    read: async (href) => {
      const text = read(href);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    readDocument: async (href) => read(`${href}/index.html`),
  };
}

const change = (file: string, from: string | RegExp, to: string): Record<string, string> => ({
  [file]: (GOOD[file] ?? '').replace(from, to),
});
const ONE = '/one/index.html';

test.each<[string, Record<string, string | undefined>, string[]]>([
  ['a good site', {}, []],
  ['no sitemap', { '/sitemap.xml': undefined }, ['/sitemap.xml audit/sitemap']],
  ['a broken sitemap', change('/sitemap.xml', '</urlset>', ''), ['/sitemap.xml audit/sitemap']],
  [
    'a page that is not there',
    { ...change('/one/index.html', '/docs/two#end', '/docs/one'), '/two/index.html': undefined },
    ['/two audit/no-answer'],
  ],
  ['a second heading', change(ONE, '<p', '<h1>x</h1><p'), ['/one audit/heading']],
  ['no title', change(ONE, '<title>one</title>', ''), ['/one audit/title']],
  ['a long title', change(ONE, '<title>one', `<title>${'one '.repeat(30)}`), ['/one audit/title']],
  ['a title used twice', change(ONE, '<title>one', '<title>two'), ['/two audit/title']],
  ['no description', change(ONE, 'About one.', ''), ['/one audit/description']],
  ['a description used twice', change(ONE, 'About one.', 'About two.'), ['/two audit/description']],
  ['another canonical address', change(ONE, 'test/docs/one"', 'test/docs/two"'), ['/one audit/canonical']],
  ['a hidden page in a list', change(ONE, '<title>', '<meta name="robots" content="noindex"><title>'), ['/one audit/hidden']],
  ['broken data', change(ONE, '"TechArticle"}', ''), ['/one audit/structured-data']],
  ['data of no kind', change(ONE, '"@type"', '"type"'), ['/one audit/structured-data']],
  ['a broken link', change(ONE, '/docs/two#end', '/docs/three'), ['/one audit/link']],
  ['a broken hash', change(ONE, '/docs/two#end', '/docs/two#start'), ['/one audit/link']],
  ['a hash as another tool writes it', change(ONE, '#part', '#P-art'), []],
  ['a missing picture', { '/a.png': undefined }, ['/two audit/link', '/two audit/picture']],
  [
    'a missing card',
    change(ONE, '<title>', '<meta property="og:image" content="https://a.test/docs/b.png"><title>'),
    ['/one audit/picture'],
  ],
  ['no Markdown', { '/two.md': undefined }, ['/two audit/agents-file']],
  ['no texts', { '/llms-full.txt': undefined }, ['/llms-full.txt audit/agents-file']],
  [
    'a missing feed',
    change(ONE, '<title>', '<link rel="alternate" type="application/rss+xml" href="/docs/rss.xml"><title>'),
    ['/one audit/feed'],
  ],
  [
    'a translation that names nothing back',
    change(ONE, '<title>', '<link rel="alternate" hreflang="fr" href="https://a.test/docs/two"><title>'),
    ['/one audit/languages'],
  ],
])('%s', async (_, changes, expected) => {
  const { diagnostics } = await auditSite(open({ ...GOOD, ...changes }));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`).toSorted()).toEqual(expected);
});

test('what is no XML is told', () => {
  expect(findXmlFault('<?xml version="1.0"?><!-- < & --><a b="1"><c/>&amp;&#10;<![CDATA[<]]></a>')).toBeUndefined();
  expect(['<a>', '<a></b>', '<a>&nbsp;</a>', '<a>< b</a>', '<a b=1></a>'].map((xml) => findXmlFault(xml) === undefined)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
