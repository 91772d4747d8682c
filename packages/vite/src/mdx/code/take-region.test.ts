import { expect, it } from 'vitest';
import { takeRegion } from './take-region.ts';

const TEXT =
  'a\n  // #region one\n  b\n\n    c\n  // #endregion\nd\n# region: two\ne\n# --8<-- [start:three]\nf\n# --8<-- [end:three]\n# endregion\n';

it.each([
  ['', 'a\n  b\n\n    c\nd\ne\nf'],
  ['one', 'b\n\n  c'],
  ['two', 'e\nf'],
  ['three', 'f'],
  ['L3', 'b'],
  ['L3-L5', 'b\n\n  c'],
  ['L13-', '# endregion'],
  ['four', undefined],
  ['L99', undefined],
])('takes `%s` of a text', (hash, expected) => {
  expect(takeRegion(TEXT, hash)).toBe(expected);
});

it('reads an end without a name as that of the region that was opened last', () => {
  expect(takeRegion('// #region a\n1\n// #region b\n2\n// #endregion\n3\n// #endregion\n4', 'a')).toBe('1\n2\n3');
});
