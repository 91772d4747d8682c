import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { missingImport, missingName } from './missing-import.ts';

const TEXT = 'import { A,\n  Bb as C } from \'./x.jsx\';\n\n<Snippet file="y.mdx" />\n';

function underlined({ frame = '' }: { frame?: string }): string {
  const lines = frame.split('\n');
  const marks = lines.findIndex((line) => /^\s*\| +\^/.test(line));
  const at = lines[marks]?.indexOf('^') ?? 0;
  return lines[marks - 1]?.slice(at, lines[marks]?.length) ?? '';
}

it('points at the address of an import', () => {
  const specifier = './x.jsx';
  const found = missingImport({ specifier, line: 2, column: 18 }, { file: 'a.mdx', text: TEXT, root: '/site' });
  expect([found.line, found.column, underlined(found)]).toEqual([2, 18, "'./x.jsx'"]);
  expect(
    underlined(missingImport({ specifier: '/snippets/y.mdx', line: 4, column: 1 }, { file: 'a.mdx', text: TEXT, root: '/site' })),
  ).toBe('<Snippet');
});

it('points at a name that is not exported', () => {
  const found = missingName({ specifier: './x.jsx', line: 2, column: 18, name: 'Bb', names: ['B'] }, { file: 'a.mdx', text: TEXT });
  expect([found.line, found.column, underlined(found)]).toEqual([2, 3, 'Bb']);
  const byDefault = missingName(
    { specifier: './x.jsx', line: 2, column: 18, name: 'default', names: ['B'] },
    { file: 'a.mdx', text: TEXT },
  );
  expect(underlined(byDefault)).toBe("'./x.jsx'");
});

it('names the package to install, never a part of one, and nothing that npm would take for something else', () => {
  const hintOf = (specifier: string) => missingImport({ specifier, line: 1, column: 1 }, { file: 'a.mdx', text: TEXT, root: '/site' }).hint;
  expect(hintOf('nextra/components')).toMatch(
    /^Install its package \(`(?:npm install|(?:pnpm|yarn|bun) add) nextra`\) or remove the import\.$/,
  );
  expect(hintOf('@/components/card')).not.toContain('Install');
  expect(hintOf('@mintlify/components')).toBe('Remove the import: pages and snippets have the components without one.');
});

it('takes a path without a slash for one from the content root, where the file is there', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'octavo-import-'));
  mkdirSync(path.join(root, 'snippets'));
  writeFileSync(path.join(root, 'snippets/a.mdx'), 'A');
  const hintOf = (specifier: string) => missingImport({ specifier, line: 1, column: 1 }, { file: 'a.mdx', text: TEXT, root }).hint;
  expect(hintOf('snippets/a.mdx')).toBe('Write `/snippets/a.mdx`: without the slash it names a package.');
  expect(hintOf('snippets/b.mdx')).toContain('Install');
  writeFileSync(path.join(root, 'snippets/set-up-keys.mdx'), 'A');
  expect(hintOf('/Snippets/Set-up-keys.mdx')).toBe('Did you mean `/snippets/set-up-keys.mdx`?');
  expect(hintOf('/snippets/setup-keys.mdx')).toBe('Did you mean `/snippets/set-up-keys.mdx`?');
  expect(hintOf('./snipets/set-up-keys.mdx')).toBe('Did you mean `./snippets/set-up-keys.mdx`?');
  expect(hintOf('../snipets/set-up-keys.mdx')).toContain('A path that starts');
  expect(hintOf('/snippets/b.mdx')).toContain('A path that starts');
  rmSync(root, { recursive: true });
});
