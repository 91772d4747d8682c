import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { editConfig } from './edit-config.ts';
import type { Addition } from './edit-config.ts';
import { loadTexts } from './load-texts.ts';
import type { LoadedText } from './load-texts.ts';
import { readSource } from './read-source.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/forms');
const FORMS = readdirSync(FOLDER).map((name) => ({
  name,
  file: path.join(FOLDER, name),
  text: readFileSync(path.join(FOLDER, name), 'utf8'),
}));
const ADDITION: Addition = {
  keys: ['plugins'],
  entry: (literal, octavo) => `${octavo}({ root: ${literal('docs')}, base: ${literal('/docs')} })`,
  imported: { name: 'octavo', from: '@octavo/vite' },
};

const edit = (file: string, text: string): string | undefined => editConfig(file, text, [ADDITION]);

describe('each form', () => {
  let before: LoadedText[];
  let after: LoadedText[];

  // One process for each state, since a process takes longer to start than a config to load.
  beforeAll(async () => {
    const options = { keys: ['plugins'], vite: import.meta.resolve('vite'), timeout: 120_000 };
    before = await loadTexts(FORMS, options);
    const edited = FORMS.map(({ file, text }) => ({ file, text: edit(file, text) ?? '' }));
    after = await loadTexts(edited, options);
  }, 240_000);

  it.each(FORMS.map((form, index) => ({ ...form, index })))('$name is edited, and has one plugin more when it is loaded', async (form) => {
    await expect(edit(form.file, form.text)).toMatchFileSnapshot(`../../fixtures/edited/${form.name}`);
    const [old, now] = [before[form.index], after[form.index]];
    // Octavo is a list of plugins, one of which stands for it.
    const plugins = (loaded: LoadedText | undefined) =>
      loaded !== undefined && 'configs' in loaded
        ? loaded.configs.map((one) => one.plugins.filter((name) => name === 'octavo:site' || !name.startsWith('octavo:')))
        : loaded;
    const expected = plugins(old);
    if (!Array.isArray(expected)) throw new Error(`${form.name} does not load as it is: ${JSON.stringify(old)}`);
    const found = plugins(now);
    expect(Array.isArray(found) ? found.map((names) => names.toSorted()) : found).toEqual(
      expected.map((names) => [...names, 'octavo:site'].toSorted()),
    );
  });
});

describe('each form, written otherwise', () => {
  const ways: [string, (text: string) => string][] = [
    ['with line breaks of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['with tabs', (text) => text.replaceAll(/^(?: {4}| {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['with a byte order mark', (text) => (text.startsWith('#!') ? text : `\uFEFF${text}`)],
  ];
  it.each(ways)('%s, is edited the same', (_, write) => {
    for (const { file, text } of FORMS) expect(edit(file, write(text))).toBe(write(edit(file, text) ?? ''));
  });

  const additions = ['/* , ] } */', '// , ] }\n', '/*\n,\n*/', '\n\n'];
  it.each(additions.map((added, turn) => ({ added, turn })))(
    'with $added between its parts, comes out as the same tree',
    ({ added, turn }) => {
      for (const { file, text } of FORMS) {
        const expected = describeTree(file, edit(file, text) ?? '');
        // Each takes other places, half of them all together.
        const places = listPlaces(file, text).filter((_, index) => index % (2 * additions.length) === 2 * turn);
        for (const at of places) {
          const changed = text.slice(0, at) + added + text.slice(at);
          // A line break may change what a program means.
          if (describeTree(file, changed) !== describeTree(file, text)) continue;
          expect(describeTree(file, edit(file, changed) ?? ''), changed).toBe(expected);
        }
      }
    },
  );
});

/** Where a node of the tree starts or ends. */
function listPlaces(file: string, text: string): number[] {
  const places = new Set<number>();
  const program = readSource(file, text)?.program;
  walk(program, (node) => places.add(node.start).add(node.end));
  return [...places];
}

/** The tree without places and comments; undefined for wrong syntax. */
function describeTree(file: string, text: string): string | undefined {
  const source = readSource(file, text);
  return (
    source &&
    JSON.stringify(source.program, (key, value: unknown) => (key === 'start' || key === 'end' || key === 'raw' ? undefined : value))
  );
}

interface Placed {
  start: number;
  end: number;
}

function walk(value: unknown, visit: (node: Placed) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('start' in value && 'end' in value && typeof value.start === 'number' && typeof value.end === 'number')
    visit({ start: value.start, end: value.end });
  for (const child of Object.values(value)) walk(child, visit);
}
