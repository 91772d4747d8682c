import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes the order, boxes, blocks and links of ReadMe over', () => {
  const { tool, config, pages, lost } = tryMigration({
    'docs/_order.yaml': '- Basics\n',
    'docs/Basics/_order.yaml': '- start\n- boats\n',
    'docs/Basics/boats.md':
      '---\ntitle: Boats\nexcerpt: All of them\nhidden: false\n---\nSee [start](doc:start) and [an operation](ref:get-boat).\n',
    'docs/Basics/start/index.md':
      '---\ntitle: Start\n---\n> 🚧 Mind the gap\n>\n> Really.\n\n[block:parameters]\n{ "data": { "h-0": "Name", "0-0": "Ferry" }, "cols": 1, "rows": 1 }\n[/block]\n\n<Image align="center" src="a.png" alt="A" />\n',
    'reference/_order.yaml': '- boats\n',
    'reference/boats/get-boat.md': '---\ntitle: Get a boat\n---\nText\n',
  });
  expect(tool).toBe('readme');
  expect(config['navigation']).toEqual({
    tabs: [
      { tab: 'Guides', pages: [{ group: 'Basics', pages: ['docs/start', 'docs/boats'] }] },
      { tab: 'API Reference', pages: [{ group: 'Boats', pages: ['reference/get-boat'] }] },
    ],
  });
  expect(pages['docs/start.md']).toContain('<Warning title="Mind the gap">\nReally.\n</Warning>');
  expect(pages['docs/start.md']).toContain('| Name |\n| --- |\n| Ferry |');
  expect(pages['docs/boats.md']).toContain('[start](/docs/start) and [an operation](/reference/get-boat)');
  expect(pages['docs/boats.md']).toContain('description: All of them');
  expect(lost).toEqual([]);
});
