import { describe, expect, test } from 'vitest';
import { readFrontmatter } from './read-frontmatter.ts';

function read(...lines: string[]): ReturnType<typeof readFrontmatter> {
  return readFrontmatter(lines.join('\n'), 'guide.mdx');
}

function codes(...lines: string[]): string[] {
  return read(...lines).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

describe('strict YAML', () => {
  test('gives fields, body and where the body begins', () => {
    expect(read('---', 'title: Routes', 'tags: [a, b]', 'deep:', '  yes: true', '---', '', '# Hi')).toEqual({
      data: { title: 'Routes', tags: ['a', 'b'], deep: { yes: true } },
      body: '\n# Hi',
      bodyLine: 7,
      bodyOffset: 53,
      diagnostics: [],
    });
  });

  test('a page without frontmatter is all body', () => {
    expect(read('# Hi')).toEqual({ data: {}, body: '# Hi', bodyLine: 1, bodyOffset: 0, diagnostics: [] });
    expect(read('text', '---', 'a: b', '---').data).toEqual({});
    expect(read('')).toMatchObject({ data: {}, body: '', bodyLine: 1 });
  });

  test('an empty one, and one of comments, has no fields', () => {
    expect(read('---', '---', 'x')).toMatchObject({ data: {}, body: 'x', bodyLine: 3, diagnostics: [] });
    expect(read('---', '# nothing', '---', 'x')).toMatchObject({ data: {}, body: 'x', diagnostics: [] });
  });

  test('tolerates a byte order mark, blank lines before it, CRLF, and no text after it', () => {
    expect(readFrontmatter('\uFEFF\r\n---\r\ntitle: A\r\n---\r\nbody\r\n', 'a.mdx')).toMatchObject({
      data: { title: 'A' },
      body: 'body\r\n',
      bodyLine: 5,
      diagnostics: [],
    });
    expect(read('---', 'title: A', '---')).toMatchObject({ data: { title: 'A' }, body: '', diagnostics: [] });
    expect(readFrontmatter('\uFEFFtext', 'a.mdx')).toMatchObject({ body: 'text', bodyOffset: 1 });
  });

  test('dates and numbers that would change stay text', () => {
    expect(
      read('---', 'date: 2024-05-06', 'version: 1.10', 'id: 007', 'big: 12345678901234567890', 'n: 42', 'x: .inf', '---').data,
    ).toEqual({
      date: '2024-05-06',
      version: '1.10',
      id: '007',
      big: '12345678901234567890',
      n: 42,
      x: '.inf',
    });
  });

  test('a key that is there twice: the last counts, with a warning', () => {
    const lines = ['---', 'title: A', 'title: B', '---'];
    expect(read(...lines).data).toEqual({ title: 'B' });
    expect(codes(...lines)).toEqual(['frontmatter/duplicate-key 3:1']);
  });
});

describe('what YAML does not allow', () => {
  test('a quoted value over several lines', () => {
    const lines = ['---', 'title: A', 'description: "One line', 'and: another', 'and the last."', 'icon: book', '---', 'x'];
    expect(read(...lines).data['icon']).toBe('book');
    const text = ['---', 'title: A', 'description: "One line', 'Note: another', 'the \\"last\\"."', 'icon: book', '---', 'x'];
    expect(read(...text)).toMatchObject({
      data: { title: 'A', description: 'One line Note: another the "last".', icon: 'book' },
      body: 'x',
      bodyLine: 8,
    });
    expect(codes(...text)).toEqual(['frontmatter/invalid-yaml 3:14']);
    expect(read(...text).diagnostics[0]?.hint).toContain('description: "One line Note: another the \\"last\\"."');
  });

  test('a colon in a value', () => {
    const lines = ['---', 'title: Errors: how to read them', 'sidebarTitle: Errors', '---'];
    expect(read(...lines).data).toEqual({ title: 'Errors: how to read them', sidebarTitle: 'Errors' });
    expect(read(...lines).diagnostics).toMatchObject([
      {
        code: 'frontmatter/invalid-yaml',
        severity: 'warning',
        file: 'guide.mdx',
        line: 2,
        column: 8,
        hint: 'Write it in quotes, on one line: title: "Errors: how to read them"',
      },
    ]);
    expect(read(...lines).diagnostics[0]?.frame).toContain('> 2 | title: Errors: how to read them\n    |        ^^^^');
  });

  test.each([
    ['an unclosed quote', 'title: "Routes', 'Routes'],
    ['an unclosed single quote', "title: 'Routes", 'Routes'],
    ['text after a quoted value', 'title: "Routes" and more', '"Routes" and more'],
    ['quotes in quotes', 'title: "The "best" route"', 'The "best" route'],
    ['an apostrophe in single quotes', "title: 'It's here'", "It's here"],
    ['a character that YAML keeps for itself', 'title: @octavo/core', '@octavo/core'],
    ['an alias', 'title: *bold* text', '*bold* text'],
    ['a tag', 'title: !important note', '!important note'],
    ['an open bracket', 'title: [Beta] Routes', '[Beta] Routes'],
    ['a brace', 'title: {name} of it', '{name} of it'],
  ])('%s', (_name, line, title) => {
    const result = read('---', line, 'description: Kept', '---', 'x');
    expect(result.data).toEqual({ title, description: 'Kept' });
    expect(result.diagnostics.map(({ code, line: at }) => `${code} ${at}`)).toEqual(['frontmatter/invalid-yaml 2']);
    expect(result.body).toBe('x');
  });

  test('a space that is missing after a colon', () => {
    const result = read('---', 'title:Routes', 'description: B', '---');
    expect(result.data).toEqual({ title: 'Routes', description: 'B' });
    expect(result.diagnostics).toMatchObject([
      { message: expect.stringContaining('a space after the colon') as string, hint: expect.stringContaining('title: "Routes"') as string },
    ]);
  });

  test('a list with a broken entry stays a list', () => {
    const result = read('---', 'tags:', '  - one', '  - "two" and: three', 'title: T', '---');
    expect(result.data).toEqual({ tags: ['one', '"two" and: three'], title: 'T' });
    expect(result.diagnostics).toMatchObject([{ line: 2, column: 1, hint: 'Indent with spaces, and put its values in quotes.' }]);
  });

  test('tabs before a nested key', () => {
    const result = read('---', 'title: A', 'api:', '\tname: x', 'icon: y', '---');
    expect(result.data).toEqual({ title: 'A', api: { name: 'x' }, icon: 'y' });
    expect(result.diagnostics).toHaveLength(1);
  });

  test('fields with different indentation', () => {
    const result = read('---', 'title: A', '  description: B', 'icon: C', '---');
    expect(result.data).toEqual({ title: 'A', description: 'B', icon: 'C' });
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['frontmatter/invalid-yaml']);
  });

  test('lists and nested fields beside a broken one are kept', () => {
    const result = read(
      '---',
      'title: A: B',
      'tags:',
      '  - one',
      '- two',
      'rss:',
      '- a',
      '- b',
      'og:title: "T"',
      '"og:image": /x.png',
      '---',
    );
    expect(result.data).toMatchObject({ title: 'A: B', rss: ['a', 'b'], 'og:title': 'T', 'og:image': '/x.png' });
  });

  test('a line without a key is named', () => {
    expect(codes('---', 'just text', 'title: A', '---')).toEqual(['frontmatter/stray-line 2:1']);
    expect(codes('---', 'just text', '---')).toEqual(['frontmatter/stray-line 2:1']);
  });

  test('a missing end: fields until the first other line', () => {
    const lines = ['---', 'title: A', 'description: B', '', '# Text'];
    expect(read(...lines)).toMatchObject({ data: { title: 'A', description: 'B' }, body: '\n# Text', bodyLine: 4 });
    expect(codes(...lines)).toEqual(['frontmatter/unclosed 1:1']);
  });

  test('a rule at the start of a page is no frontmatter', () => {
    expect(read('---', '', '# Text')).toMatchObject({ data: {}, body: '---\n\n# Text', diagnostics: [] });
  });

  test.each([
    ['within what it names', 'a: &a [*a]'],
    ['in a circle', 'a: &a {b: &b [{c: *a}]}'],
  ])('an alias %s is text', (_, line) => {
    const { data, diagnostics } = read('---', line, 'title: A', '---');
    expect(data).toEqual({ a: line.slice(3), title: 'A' });
    expect(diagnostics).toHaveLength(1);
  });

  test('thousands of aliases are read in bounded time', () => {
    expect(read('---', 'b: &b [1]', ...Array.from({ length: 5000 }, (_, index) => `a${index}: *b`), '---').data['a4999']).toBe('*b');
  });

  test('aliases that multiply do not hang', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
    ];
    expect(read('---', ...bomb, '---').diagnostics.length).toBeGreaterThan(0);
  });
});

test('tells of the first twenty problems and of how many more there are, and keeps every field of a text with thousands', () => {
  const fields = Array.from({ length: 5000 }, (_, index) => `field${index}: "open`);
  const { data, diagnostics, body } = readFrontmatter(`---\n${fields.join('\n')}\n---\nText`, 'a.mdx');
  expect([Object.keys(data).length, data['field4999'], diagnostics.length, body]).toEqual([5000, 'open', 21, 'Text']);
  expect(diagnostics.at(-1)).toMatchObject({ line: 22, message: 'More than 20 findings in this frontmatter; the others are not listed.' });
});
