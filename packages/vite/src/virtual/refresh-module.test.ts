import { expect, test } from 'vitest';
import { renderRefresh } from './refresh-module.ts';

type Exports = Record<string, unknown>;

interface Refresh {
  register(type: unknown, id: string): void;
  validateRefreshBoundaryAndEnqueueUpdate(file: string, previous: Exports, next: Exports): string | undefined;
}

const text = renderRefresh({ refresh: 'own', vite: { base: '/', root: '/' } as Parameters<typeof renderRefresh>[0]['vite'] });
const refresh = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Refresh;

/** A component as a module that has run has registered it. */
function declare(id: string): () => null {
  const Component = (): null => null;
  refresh.register(Component, id);
  return Component;
}

const judge = (previous: Exports, next: Exports): string | undefined =>
  refresh.validateRefreshBoundaryAndEnqueueUpdate('theme.tsx', previous, next);

test('an edit of a module of components is shown in place', () => {
  expect(judge({ DocsLayout: declare('DocsLayout') }, { DocsLayout: declare('DocsLayout') })).toBeUndefined();
});

test('so is one of a module that gives a list of components, as a theme does', () => {
  expect(judge({ components: { Note: declare('Note') } }, { components: { Note: declare('Note') } })).toBeUndefined();
});

test('a list in which a name is new, gone or another component’s is taken over by a reload', () => {
  const Note = declare('Note');
  for (const components of [{}, { Tip: Note }, { Note, Tip: declare('Tip') }, { Note: declare('Tip') }, { Note: 7 }, [Note]])
    expect(judge({ components: { Note } }, { components })).toBe('theme.tsx: the export components is not a component');
});

test('a value and a new export are taken over by a reload', () => {
  expect(judge({ width: 7 }, { width: 8 })).toBe('theme.tsx: the export width is not a component');
  expect(judge({ Note: declare('Note') }, { Tip: declare('Tip') })).toBe('theme.tsx: the exports have changed');
});
