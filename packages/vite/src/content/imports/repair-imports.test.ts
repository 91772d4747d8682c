import { expect, test } from 'vitest';
import { repairImports } from './repair-imports.ts';

const stubbed = (code: string): string => `import { stub as _octavoStub } from '@octavo/vite/client/page/stub';\n${code}`;

test.each([
  ['import X from "./gone.jsx";\nexport default X;', stubbed('const X = _octavoStub;\nexport default X;')],
  ["import X, { a as b, c } from './gone.jsx';", stubbed('const X = _octavoStub;const b = _octavoStub;const c = _octavoStub;')],
  ["import {\n  a,\n  b\n} from './gone.jsx';", stubbed('const a = _octavoStub;const b = _octavoStub;')],
  ["import * as all from './gone.jsx';", stubbed('const all = _octavoStub;')],
  ["export { a as b } from './gone.jsx';", stubbed('export { _octavoStub as b };')],
  ["import './gone.jsx';", ''],
  ["lazy(() => import('./gone.jsx'));", stubbed('lazy(() => Promise.resolve(_octavoStub));')],
  ["lazy(() => import('./other.jsx'));", "lazy(() => import('./other.jsx'));"],
  ["import X from './other.jsx';", "import X from './other.jsx';"],
  ['const text = "import X from \'./gone.jsx\'";', 'const text = "import X from \'./gone.jsx\'";'],
])('an import that leads nowhere: %s', (code, expected) => {
  expect(repairImports(code, new Map([['./gone.jsx', { exports: new Set() }]])).code).toBe(expected);
});

test.each([
  ["import X, { a } from './there.jsx';", "import X, { a } from './there.jsx';"],
  ["import X, { a, b as c } from './there.jsx';", stubbed('import { default as X, a as a } from "./there.jsx";const c = _octavoStub;')],
  ["import * as all from './there.jsx';", "import * as all from './there.jsx';"],
  ["import all, * as more from './there.jsx';", "import all, * as more from './there.jsx';"],
  ["export * from './there.jsx';", "export * from './there.jsx';"],
  ["import './there.jsx';", "import './there.jsx';"],
])('a name that a module lacks: %s', (code, expected) => {
  expect(repairImports(code, new Map([['./there.jsx', { exports: new Set(['default', 'a']) }]])).code).toBe(expected);
});

test('a broken module is its message by every name, and what is not known is left alone', () => {
  const code = "import X, { a } from './there.jsx';";
  const broken = { exports: new Set(['default']), isBroken: true };
  expect(repairImports(code, new Map([['./there.jsx', broken]])).code).toBe('import { default as X, default as a } from "./there.jsx";');
  expect(repairImports(code, new Map([['./there.jsx', { exports: 'any' as const }]])).code).toBe(code);
});

test('names what is missing', () => {
  const { missing } = repairImports("import X, { a, b } from 'x';", new Map([['x', { exports: new Set(['default', 'a']) }]]));
  expect(missing).toEqual([{ specifier: 'x', name: 'b' }]);
});

test('fixes what it has mended before: files are known earlier than packages', () => {
  const files = repairImports("import A from './gone.jsx';\nimport B from 'gone';", new Map([['./gone.jsx', { exports: new Set() }]])).code;
  const { code } = repairImports(files, new Map([['gone', { exports: new Set() }]]));
  expect(code).toBe(stubbed('const A = _octavoStub;\nconst B = _octavoStub;'));
});
