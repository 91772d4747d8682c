import { expect, it } from 'vitest';
import { createModuleKeys } from './module-keys.ts';
import type { ModuleKeys } from './module-keys.ts';

const IMPORTS: Readonly<Record<string, string[]>> = {
  entry: ['theme'],
  theme: ['react'],
  'page a': ['text a', 'navigation', 'theme'],
  'page b': ['text b', 'navigation'],
  'text a': ['snippet'],
};

/** What the pages are made from when the modules named here have another text. */
function readKeys(changed: readonly string[] = []): ModuleKeys {
  const keys = createModuleKeys();
  keys.read({ program: 'entry', pages: ['entry', 'page a', 'page b'] }, (id) => ({
    code: changed.includes(id) ? 'another' : 'text',
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: [],
  }));
  return keys;
}

it('gives a page another key for what it leads to, and for the program', () => {
  const before = readKeys();
  const differing = (changed: string): string[] =>
    ['page a', 'page b'].filter((page) => readKeys([changed]).find(page)?.key !== before.find(page)?.key);
  expect(differing('snippet')).toEqual(['page a']);
  expect(differing('page b')).toEqual(['page b']);
  expect(differing('navigation')).toEqual(['page a', 'page b']);
  expect(differing('react')).toEqual(['page a', 'page b']);
});

it('lists the modules of a page, and of the program', () => {
  const keys = readKeys();
  expect([...(keys.find('page b')?.ids ?? [])]).toEqual(['page b', 'text b', 'navigation']);
  expect([...(keys.find('entry')?.ids ?? [])]).toEqual(['entry', 'theme', 'react']);
});

it('takes what an earlier build read in the place of a graph', () => {
  const keys = createModuleKeys();
  keys.restore(readKeys().entries());
  expect(keys.find('page b')).toEqual(readKeys().find('page b'));
});
