import { describe, expect, test } from 'vitest';
import { CLASSIC_SHAPE } from './classic-shape.ts';
import { repair } from './repair.ts';

describe('repair', () => {
  test('takes out fields and entries, of a list several at once', () => {
    expect(
      repair({ a: 1, b: { c: 2, d: 3 }, list: ['x', 'y', 'z'] }, [['a'], ['b', 'c'], ['list', 0], ['list', 2]], CLASSIC_SHAPE),
    ).toEqual({
      b: { d: 3 },
      list: ['y'],
    });
  });

  test('takes out the object in which a required field is missing', () => {
    expect(repair({ tabs: [{ name: 'A' }, { name: 'B', url: 'b' }] }, [['tabs', 0, 'url']], CLASSIC_SHAPE)).toEqual({
      tabs: [{ name: 'B', url: 'b' }],
    });
  });

  test('puts stand-ins where a whole site or group would be lost', () => {
    expect(
      repair(
        { navigation: [{}], colors: {} },
        [['name'], ['navigation', 0, 'group'], ['navigation', 0, 'pages'], ['colors', 'primary']],
        CLASSIC_SHAPE,
      ),
    ).toEqual({
      name: 'Documentation',
      navigation: [{ group: '', pages: [] }],
      colors: { primary: '#4f46e5' },
    });
  });

  test('leaves its input as it was', () => {
    const config = { a: { b: 1 } };
    repair(config, [['a', 'b']], CLASSIC_SHAPE);
    expect(config).toEqual({ a: { b: 1 } });
  });
});
