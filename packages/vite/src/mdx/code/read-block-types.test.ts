import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { createPageDraft } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { readBlockTypes } from './read-block-types.ts';
import type { TypedCode } from './type-notes.ts';

const TEXT = 'Text.\n\n```ts twoslash\nconst a = 1;\na.x();\n```\n';
const FENCE: Code = {
  type: 'code',
  lang: 'ts',
  value: 'const a = 1;\na.x();',
  position: { start: { line: 3, column: 1, offset: 7 }, end: { line: 6, column: 4, offset: 44 } },
};
const TOOLS = { twoslash: '/t/core.mjs', typescript: '/ts.js', root: '/', versions: '1' };

function createDraft(): PageDraft {
  return createPageDraft({ file: 'a.mdx', text: TEXT, isPage: true, componentNames: new Set() });
}

test('an error stands at its line of the page', async () => {
  const draft = createDraft();
  const typed: TypedCode = { code: FENCE.value, notes: [], problems: [{ offset: 15, message: 'No x. (TS2339)' }] };
  const found = await readBlockTypes(
    FENCE,
    { language: 'typescript', twoslash: true },
    { draft, tools: TOOLS, readTypes: async () => typed },
  );
  expect(found).toBe(typed);
  expect(draft.page.hasTypes).toBe(true);
  expect(draft.page.diagnostics).toMatchObject([
    { code: 'page/type-error', severity: 'error', hint: expect.stringContaining('@errors: 2339'), line: 5, column: 3 },
  ]);
});

test('what the library throws is told at the fence, and the code is shown without types', async () => {
  const draft = createDraft();
  const readTypes = (): Promise<TypedCode> => Promise.reject(new Error('\n## Invalid query\n\nOn line 2'));
  expect(await readBlockTypes(FENCE, { language: 'ts', twoslash: true }, { draft, tools: TOOLS, readTypes })).toBeUndefined();
  expect(draft.page.diagnostics).toMatchObject([{ message: '## Invalid query On line 2', line: 3 }]);
});

test('without the libraries a page says so once; other fences are left alone', async () => {
  const draft = createDraft();
  const readTypes = (): Promise<TypedCode> => Promise.reject(new Error('not asked'));
  for (const fence of [
    { language: 'ts', twoslash: true },
    { language: 'js', twoslash: true },
    { language: 'ts', twoslash: false },
    { language: 'py', twoslash: true },
  ])
    expect(await readBlockTypes(FENCE, fence, { draft, tools: undefined, readTypes })).toBeUndefined();
  expect(draft.page.diagnostics.map(({ code }) => code)).toEqual(['page/no-twoslash']);
});

test('the compiler runs for no page that nobody has checked, which could ask it for any file', async () => {
  const draft = createPageDraft({ file: 'a.mdx', text: TEXT, isPage: true, isTrusted: false, componentNames: new Set() });
  const asked: string[] = [];
  const readTypes = async (code: string): Promise<TypedCode> => {
    asked.push(code);
    return { code, notes: [], problems: [] };
  };
  for (const tools of [TOOLS, undefined])
    expect(await readBlockTypes(FENCE, { language: 'ts', twoslash: true }, { draft, tools, readTypes })).toBeUndefined();
  expect(asked).toEqual([]);
  expect(draft.page.diagnostics).toEqual([]);
});
