import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { fetchAnew } from '../harness/fetch-anew.ts';
import { readArticle, readOverlay, readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'alone' });

interface Break {
  name: string;
  file: string;
  change: (text: string) => string;
  /** What overlay and terminal must say: the place and a line of the frame. */
  says: string[];
}

const BREAKS: Break[] = [
  {
    name: 'docs.json that is not JSON',
    file: 'docs.json',
    change: (text) => text.replace('"name": "Parcel Desk",', '"name": "Parcel Desk'),
    says: ['docs.json:3', '"name": "Parcel Desk'],
  },
  {
    name: 'docs.json with a field of the wrong type',
    file: 'docs.json',
    change: (text) => text.replace('"pages": ["index", "plain"]', '"pages": ["index", 7]'),
    says: ['docs.json:16', 'navigation[0].pages[1]', '["index", 7]'],
  },
  {
    name: 'frontmatter',
    file: 'guides/labels.mdx',
    change: (text) => text.replace('title: Labels', 'title: "Labels'),
    says: ['guides/labels.mdx:2', 'title: "Labels'],
  },
  {
    name: 'MDX that does not parse',
    file: 'guides/labels.mdx',
    change: (text) => text.replace('## Paper', '<Note>\n\n## Paper'),
    says: ['guides/labels.mdx:14', '<Note>'],
  },
  {
    name: 'a missing import',
    file: 'guides/labels.mdx',
    change: (text) => text.replace("'/snippets/limits.mdx'", "'/snippets/limitz.mdx'"),
    says: ['guides/labels.mdx:6', '/snippets/limitz.mdx'],
  },
  {
    name: 'a snippet that imports itself over another',
    file: 'snippets/limits.mdx',
    change: (text) => `import Labels from '/guides/labels.mdx';\n\n<Labels />\n\n${text}`,
    says: ['snippets/limits.mdx:1', 'Circular import: snippets/limits.mdx → guides/labels.mdx → snippets/limits.mdx.'],
  },
  {
    name: 'an unknown component',
    file: 'guides/labels.mdx',
    change: (text) => text.replace('Use matte paper.', '<Warnning>Use matte paper.</Warnning>'),
    says: ['guides/labels.mdx:16', 'Warnning', '<Warnning>Use matte paper.</Warnning>'],
  },
];

/** The page to look at while something is broken. */
const PAGE = '/guides/labels';

/** Pages that nothing is wrong with, and their titles. */
const OTHERS = [
  ['/', 'Welcome to the desk'],
  ['/guides/routes', 'Routes'],
  ['/api/errors', 'Errors'],
] as const;

describe.runIf(isDev)('something broken', () => {
  test('is told where it is looked at, and gone once repaired; every other address is served, and shows its edits', async ({
    site,
    page,
    log,
  }) => {
    log.allow(/./);
    await visit(page, site.url(PAGE));
    await markDocument(page);
    const opened = await page.context().newPage();
    for (const [index, { name, file, change, says }] of BREAKS.entries()) {
      const before = site.terminal().length;
      await site.files.edit(file, change);
      for (const part of says) {
        await expect.poll(() => readOverlay(page), { message: name }).toContain(part);
        await expect.poll(() => site.terminal().slice(before), { message: name }).toContain(part);
      }
      for (const [href, title] of OTHERS) expect(await readServed(site.url(href)), name).toEqual({ status: 200, title });
      await site.files.edit('guides/routes.mdx', (text) => text.replace('every evening', `in round ${index}`));
      await visit(opened, site.url('/guides/routes'));
      await expect.poll(() => readArticle(opened), { message: name }).toContain(`from Lyon in round ${index}.`);
      await opened.goto(site.url(PAGE));
      for (const part of says) await expect.poll(() => readOverlay(opened), { message: name }).toContain(part);
      await site.files.restore();
      for (const each of [page, opened]) {
        await expect.poll(() => readOverlay(each), { message: `${name}, repaired` }).toBe('');
        await expect.poll(() => readArticle(each), { message: `${name}, repaired` }).toContain('Use matte paper.');
        await expect.poll(() => readTitle(each), { message: `${name}, repaired` }).toBe('Labels');
      }
    }
    expect(await isMarked(page)).toBe(true);
  });

  for (const [name, code] of [
    ['as it is loaded', "export const thrown = (() => { throw new Error('At once.'); })();"],
    ['as it is shown', '{undefined.field}'],
  ] as const) {
    test(`in a page that throws ${name} is gone after a repair, whether it was opened before or is opened so`, async ({
      site,
      page,
      log,
    }) => {
      log.allow(/./);
      for (const isOpenedBefore of [true, false]) {
        if (isOpenedBefore) await visit(page, site.url(PAGE));
        await site.files.edit('guides/labels.mdx', (text) => `${text}\n${code}\n`);
        if (!isOpenedBefore) await page.goto(site.url(PAGE), { waitUntil: 'load' });
        await page.locator('.octavo-problem').or(page.getByText('Use matte paper.')).first().waitFor();
        await site.files.restore();
        await site.files.edit('guides/labels.mdx', (text) => text.replace('Use matte paper.', `Use paper ${isOpenedBefore}.`));
        await expect.poll(() => readArticle(page)).toContain(`Use paper ${isOpenedBefore}.`);
        await site.files.restore();
      }
    });
  }
});

/** The document that the dev server answers with. */
async function readServed(url: string): Promise<{ status: number; title: string | undefined }> {
  const response = await fetchAnew(url, { headers: { accept: 'text/html' } });
  return { status: response.status, title: /<title>(.*) – /.exec(await response.text())?.[1] };
}
