import { expect, test } from 'vitest';
import { isReactReplaced } from './find-react.ts';

test.each([
  [{ react: 'preact/compat', 'react-dom': 'preact/compat' }, true],
  [[{ find: /^react$/, replacement: '/app/src/like-react.js' }], true],
  [[{ find: 'react', replacement: '/repository/node_modules/react' }], false],
  [{ react: 'C:\\repository\\node_modules\\react' }, false],
  [{ '@': '/app/src', 'react-icons': '/app/icons' }, false],
  [[], false],
])('%j puts another library in the place of React: %j', (alias, expected) => {
  expect(isReactReplaced(alias)).toBe(expected);
});
