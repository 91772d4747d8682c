import { describe, expect, it } from 'vitest';
import type { PageOutline } from '@octavo/core/internal';
import { createCompiler } from '../../create-compiler.ts';

const NAMES = 'Accordion Card Expandable Frame ParamField ResponseField Step Steps Tab Tabs Update UpdateFilter Tooltip'.split(' ');
const compiler = createCompiler({ dev: false, componentNames: NAMES });

async function outline(text: string, file = 'page.mdx'): Promise<PageOutline> {
  const page = await compiler.compile({ file, text });
  expect(page.code).not.toBe('');
  return page.outline;
}

describe('headings', () => {
  it('are those of Markdown, tags, steps and updates, with their places', async () => {
    const { headings } = await outline(
      '---\ntitle: T\n---\n## A `b`\n\n<Steps>\n  <Step title="S">\n    ### C\n  </Step>\n</Steps>\n\n<h3>D</h3>\n\n<Update label="v1">x</Update>',
    );
    expect(headings).toEqual([
      { kind: 'markdown', depth: 2, text: 'A b', line: 4, column: 1 },
      { kind: 'component', depth: 3, text: 'S', line: 7, column: 3 },
      { kind: 'markdown', depth: 3, text: 'C', line: 8, column: 5 },
      { kind: 'html', depth: 3, text: 'D', line: 12, column: 1 },
      { kind: 'component', depth: 2, text: 'v1', line: 14, column: 1 },
    ]);
  });
});

describe('images', () => {
  it.each([
    ['![a](b.png)', { alt: 'a', isMarkdown: true, hasFrame: false, isInline: false, isAlone: true }],
    ['![](b.png)', { alt: '', isMarkdown: true }],
    ['<img src="b.png" />', { isMarkdown: false, hasFrame: false, isInline: false, isAlone: true }],
    ['<img src="b.png" alt={text} />', { alt: null }],
    ['<img {...more} />', { alt: null }],
    ['<Frame>\n  ![a](b.png)\n</Frame>', { hasFrame: true }],
    ['<Own><img src="b.png" /></Own>', { hasFrame: true }],
    ['Text ![a](b.png) text', { isInline: true }],
    ['| a |\n| - |\n| ![a](b.png) |', { isInline: true }],
    ['<img src="b.png" width="20" />', { isInline: true }],
    ['- ![a](b.png)', { isInline: false }],
    ['[![a](b.png)](/x)', { isInline: false, isAlone: false }],
    ['![a](b.png) ![c](d.png)', { isInline: false, isAlone: false }],
  ])('%s', async (text, facts) => {
    const [image] = (await outline(text)).images;
    expect(image).toMatchObject(facts);
  });

  it('have no text where there is none', async () => {
    expect((await outline('<img src="b.png" />')).images[0]).not.toHaveProperty('alt');
  });

  it('of .md files are known, tags too', async () => {
    const { images } = await outline('![a](b.png)\n\n<p><img src="c.png"></p>\n', 'page.md');
    expect(images.map(({ isMarkdown, line }) => [isMarkdown, line])).toEqual([
      [true, 1],
      [false, 3],
    ]);
  });
});

describe('fields and updates', () => {
  it('have their attributes, and the field that they stand in directly', async () => {
    const { elements } = await outline(
      '<ParamField body="a" required={true} type="object">\n  <ParamField body="b" />\n  <Expandable><ParamField body="c" {...more} /></Expandable>\n</ParamField>',
    );
    expect(elements).toEqual([
      { name: 'ParamField', line: 1, column: 1, attributes: { body: 'a', required: null, type: 'object' }, isOpen: false },
      { name: 'ParamField', line: 2, column: 3, attributes: { body: 'b' }, isOpen: false, parent: 'ParamField' },
      { name: 'ParamField', line: 3, column: 15, attributes: { body: 'c' }, isOpen: true },
    ]);
  });
});

describe('anchors', () => {
  it('are what is rendered: headings, steps, titles, fields within fields, own ids', async () => {
    const { anchors, isOpen } = await outline(
      '## A\n\n## A\n\n<Tabs><Tab title="My tab">x</Tab></Tabs>\n\n<a id="own" name="named" />\n\n<ResponseField name="user.id"><Expandable title="more"><ResponseField name="b" /></Expandable></ResponseField>',
    );
    expect(anchors).toEqual(['a', 'a-1', 'more', 'my-tab', 'named', 'own', 'response-user-id', 'response-user-id-b']);
    expect(isOpen).toBe(false);
  });

  it('are not all known where components of the page’s own or computed values may add some', async () => {
    for (const text of ['<Own />', '<Tabs><Tab title={name}>x</Tab></Tabs>', '{list.map((a) => <h2 id={a}>{a}</h2>)}']) {
      expect((await outline(text)).isOpen).toBe(true);
    }
    expect((await outline("import Own from '/snippets/own.mdx'\n\n<Own />")).isOpen).toBe(false);
  });

  it('of the author’s own are listed with their places', async () => {
    const { ids } = await outline('## A\n\n<div id="x">\n\n<Step title="S">y</Step>\n\n</div>\n\n<p id="x">z</p>');
    expect(ids).toEqual([
      { id: 'x', line: 3, column: 1 },
      { id: 'x', line: 9, column: 1 },
    ]);
  });
});
