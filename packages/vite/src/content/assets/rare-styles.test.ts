import { expect, it } from 'vitest';
import { importRareStyles } from './rare-styles.ts';

const IMPORT = 'import "virtual:octavo/rare-styles";\n';

it.each([
  [['Card', 'Tree'], '', IMPORT],
  [['Card'], '', ''],
  [[], '@octavo/theme', IMPORT],
  [[], 'react', ''],
])('of a file that uses %j and imports %j', (usesNames, specifier, expected) => {
  expect(importRareStyles({ usesNames, imports: [{ specifier, line: 1, column: 1 }] })).toBe(expected);
});
