import { describe, expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

describe('parseYaml', () => {
  test('gives a reason and an offset for what is no mapping', () => {
    expect(parseYaml('- a\n- b')).toMatchObject({ data: {}, problem: { reason: 'it has no `key: value` lines', offset: 0 } });
    expect(parseYaml('a: b: c').problem?.offset).toBeGreaterThan(0);
    expect(parseYaml('a: !what x').problem).toBeDefined();
    for (const level of ['a: ', '[', '- ', '{a: ']) expect(parseYaml(level.repeat(5000)).problem).toBeDefined();
  });

  test('names keys that are there twice', () => {
    expect(parseYaml('a: 1\nb: 2\na: 3')).toMatchObject({ data: { a: 3, b: 2 }, duplicates: [{ key: 'a', offset: 10 }] });
  });
});
