import { describe, expect, it } from 'vitest';
import type { IconData } from '@octavo/theme';
import { createMenuDrawings } from './menu-drawings.ts';

const ICONS: Readonly<Record<string, IconData>> = {
  claude: { viewBox: '0 0 8 8', body: '<path fill="currentColor" d="M1 1h6"/>' },
  openai: { viewBox: '0 0 9 9', body: '<path fill="#f00" d="M2 2h6"/>' },
};

describe('createMenuDrawings', () => {
  it('leaves drawings of one colour in the folded menu to files, and no others', async () => {
    const { drawings, written } = await create();
    const body = `${svg('claude')}<ul class="octavo-page-menu-list"><li>${svg('claude')}</li><li>${svg('openai')}</li></ul>`;
    const lifted = drawings.lift(body);
    expect(lifted.body).toBe(
      `${svg('claude')}<ul class="octavo-page-menu-list"><li><svg class="octavo-icon-named octavo-glyph" data-glyph="0" viewBox="0 0 8 8"></svg></li><li>${svg('openai')}</li></ul>`,
    );
    const [file] = drawings.list();
    expect(drawings.list()).toHaveLength(1);
    expect(lifted.css).toBe(`[data-glyph="0"]{--octavo-glyph:url("/docs/${file?.fileName.replace('site/', '')}")}`);
    expect([...written.values()]).toEqual([
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="currentColor" d="M1 1h6"/></svg>',
    ]);
  });

  it('gives no rules to a document without the menu', async () => {
    const { drawings } = await create();
    expect(drawings.lift(svg('claude'))).toEqual({ body: svg('claude'), css: '' });
  });
});

function svg(name: string): string {
  const { viewBox, body } = ICONS[name] ?? { viewBox: '', body: '' };
  return `<svg class="octavo-icon-named" viewBox="${viewBox}">${body}</svg>`;
}

async function create(): Promise<{ drawings: Awaited<ReturnType<typeof createMenuDrawings>>; written: Map<string, string> }> {
  const written = new Map<string, string>();
  const icons = ['claude', 'openai'].map((name) => ({ name, type: 'regular' as const }));
  const drawings = await createMenuDrawings(icons, {
    icons: { resolve: ({ name }) => Promise.resolve(ICONS[name]) },
    library: 'fontawesome',
    base: '/docs',
    prefix: 'site/',
    write: (fileName, text) => {
      written.set(fileName, String(text));
      return fileName;
    },
  });
  return { drawings, written };
}
