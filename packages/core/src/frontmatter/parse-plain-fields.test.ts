import { expect, test } from 'vitest';
import { parsePlainFields } from './parse-plain-fields.ts';
import { parseYaml } from './parse-yaml.ts';

test('reads lines of text, numbers and truth values', () => {
  expect(parsePlainFields('title: "Für: #1"\r\nicon: book-open\nn: 42\n\nhidden: true\nnote: \'a "b"\'\n')).toEqual({
    title: 'Für: #1',
    icon: 'book-open',
    n: 42,
    hidden: true,
    note: 'a "b"',
  });
});

test.each(['', '# none', 'a: 1\na: 2', 'null: a', 'a: Null', 'a: "b\\n"', 'a:\n  - b', ' a: b', 'a: b # c', 'a: 007', 'a: 1.5', 'a: b: c'])(
  'leaves %j to YAML',
  (yaml) => {
    expect(parsePlainFields(yaml)).toBeUndefined();
  },
);

test('reads as YAML does whatever it reads', () => {
  const parts = [
    ...'abNTfu01.-_ \'":#,[]{}&*!|>%@`~?+=ü\u2019\u3042\t\\\r\n',
    'null',
    'true',
    ': ',
    ' "',
    "'",
    '---',
    '...',
    '0x1',
    '.inf',
    'a: "b"',
    '\nb: ',
  ];
  let seed = 20_271;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let read = 0;
  for (let round = 0; round < 30_000; round += 1) {
    const text = `a${'b'.repeat(random(2))}: ${['', '"', "'"][random(3)]}${Array.from({ length: random(6) }, () => parts[random(parts.length)]).join('')}${['', '"', "'"][random(3)]}`;
    const found = parsePlainFields(text);
    if (found === undefined) continue;
    read += 1;
    // A comment is what it leaves to YAML.
    expect({ text, ...parseYaml(`${text}\n# end`) }).toEqual({ text, data: found, duplicates: [] });
  }
  expect(read).toBeGreaterThan(1000);
});
