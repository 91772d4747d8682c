import { expect, test } from 'vitest';
import { stubImports } from './stub-imports.ts';

test.each([
  ['import X from "./gone.jsx";\nexport default X;', 'const X = () => null;\nexport default X;'],
  ["import X, { a as b, c } from './gone.jsx';", 'const X = () => null, b = () => null, c = () => null;'],
  ["import {\n  a,\n  b\n} from './gone.jsx';", 'const a = () => null, b = () => null;'],
  ["import * as all from './gone.jsx';", 'const all = () => null;'],
  ["import './gone.jsx';", ''],
  ["import X from './there.jsx';", "import X from './there.jsx';"],
  ['const text = "import X from \'./gone.jsx\'";', 'const text = "import X from \'./gone.jsx\'";'],
])('%s', (code, expected) => {
  expect(stubImports(code, new Set(['./gone.jsx']))).toBe(expected);
});
