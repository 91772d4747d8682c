import { describe, expect, test } from 'vitest';
import { parseConfig } from './parse-config.ts';
import type { ParsedConfig } from './parse-config.ts';

function parse(...lines: string[]): ParsedConfig {
  return parseConfig(lines.join('\n'), 'docs.json');
}

function parseFields(fields: object): ParsedConfig {
  return parseConfig(JSON.stringify({ name: 'Docs', navigation: [], ...fields }), 'docs.json');
}

function summary({ diagnostics }: ParsedConfig): string[] {
  return diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);
}

function messages(fields: object): string[] {
  return parseFields(fields).diagnostics.map(({ message }) => message);
}

describe('the text', () => {
  test('may have comments, trailing commas, a byte order mark and CRLF', () => {
    const result = parseConfig('\uFEFF{\r\n  // the name\r\n  "name": "Docs", /* and */\r\n  "navigation": [],\r\n}\r\n', 'docs.json');
    expect(result.diagnostics).toEqual([]);
    expect(result.config?.name).toBe('Docs');
  });

  test('positions are right after a byte order mark and CRLF', () => {
    expect(summary(parseConfig('\uFEFF{\r\n  "name": 5,\r\n  "navigation": []\r\n}', 'docs.json'))).toEqual([
      'error config/wrong-type 2:11',
    ]);
  });

  test.each([
    ['', 'The config must be a JSON object, but it is empty.'],
    ['[]', 'The config must be a JSON object, but it is a list.'],
    ['"x"', 'The config must be a JSON object, but it is text.'],
    ['null', 'The config must be a JSON object, but it is null.'],
    ['name: Docs', 'The config must be a JSON object, but it is not JSON.'],
  ])('%j gives no config', (text, message) => {
    const result = parseConfig(text, 'docs.json');
    expect(result.config).toBeUndefined();
    expect(result.diagnostics).toMatchObject([
      { code: 'config/not-an-object', severity: 'error', message, file: 'docs.json', line: 1, column: 1 },
    ]);
  });

  test('groups in each other without end are told where they are too many', () => {
    const pages = `${'{"group":"a","pages":[\n'.repeat(150)}"b"${']}'.repeat(150)}`;
    const { config, diagnostics } = parseConfig(`{"name":"A","navigation":{"pages":[${pages}]}}`, 'docs.json');
    expect(config).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'config/syntax', message: 'Nested more than 200 levels deep.', line: 99 }]);
  });

  test('a missing comma is shown where it belongs, and the rest is read', () => {
    const result = parse('{', '  "name": "Docs"', '  "navigation": [{ "group": "A", "pages": ["a"] }]', '}');
    expect(summary(result)).toEqual(['error config/syntax 2:17']);
    expect(result.diagnostics[0]?.message).toBe('Expected a comma.');
    expect(result.config?.navigation).toEqual([{ group: 'A', pages: ['a'] }]);
  });

  test('every line with a syntax error is named, and no field as missing that may be lost in one', () => {
    const result = parse('{', '  name: "Docs",', "  'logo': 5,", '  "colors": { "primary": "#fff"');
    expect(result.diagnostics.every(({ code }) => code === 'config/syntax')).toBe(true);
    expect(result.diagnostics.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(result.config?.name).toBe('Documentation');
  });

  test('of a key that is there twice the last counts, with a warning', () => {
    const result = parse('{', '  "name": "A",', '  "name": "B",', '  "navigation": []', '}');
    expect(summary(result)).toEqual(['warning config/duplicate-key 3:3']);
    expect(result.config?.name).toBe('B');
  });

  test('of thousands of mistakes the first are listed, errors before warnings, and no wrong value is kept', () => {
    const wrong = { name: 5, url: 6 };
    const { config, diagnostics } = parseFields({
      navigation: Array.from({ length: 1000 }, () => ({ group: 'A', pages: [] })),
      topbarLinks: Array.from({ length: 1000 }, (_, index) => (index === 999 ? { name: 'Last', url: '/last' } : wrong)),
      versions: Array.from({ length: 1000 }, () => 'one'),
    });
    expect(diagnostics).toHaveLength(501);
    expect(diagnostics.at(-1)?.message).toBe('More than 500 findings in this config; the others are not listed.');
    expect(diagnostics.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(config?.topbarLinks).toMatchObject([{ name: 'Last', url: '/last' }]);
  });

  test('null counts as absent', () => {
    expect(parseFields({ logo: null, tabs: null, colors: { primary: '#fff', light: null }, madeUp: null }).diagnostics).toEqual([]);
    expect(summary(parse('{ "name": null, "navigation": [] }'))).toEqual(['error config/missing 1:11']);
  });
});

describe('types and required fields', () => {
  test('all problems of a file at once, in order, each with its place', () => {
    const result = parse(
      '{',
      '  "name": 5,',
      '  "navigation": [',
      '    { "group": "A", "pages": ["a"] },',
      '    { "group": "B", "pages": [7, "b"] },',
      '    { "pages": "c" }',
      '  ],',
      '  "tabs": [{ "name": "API" }, { "name": "SDK", "url": "sdk" }],',
      '  "modeToggle": { "default": "drak" },',
      '  "colours": {}',
      '}',
    );
    expect(summary(result)).toEqual([
      'error config/wrong-type 2:11',
      'error config/wrong-type 5:31',
      'error config/missing 6:5',
      'error config/wrong-type 6:16',
      'error config/missing 8:12',
      'error config/invalid-value 9:30',
      'warning config/unknown-key 10:3',
    ]);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      '`name` must be text, but it is a number.',
      '`navigation[1].pages[0]` must be text or an object, but it is a number.',
      '`navigation[2].group` is missing.',
      '`navigation[2].pages` must be a list, but it is text.',
      '`tabs[0].url` is missing.',
      '`modeToggle.default` must be "light" or "dark", but it is "drak".',
      'Unknown config field `colours`; ignored.',
    ]);
    expect(result.config).toMatchObject({
      name: 'Documentation',
      navigation: [
        { group: 'A', pages: ['a'] },
        { group: 'B', pages: ['b'] },
        { group: '', pages: [] },
      ],
      tabs: [{ name: 'SDK', url: 'sdk' }],
      modeToggle: { isHidden: false },
    });
  });

  test('each has a frame and a hint', () => {
    expect(parse('{', '  "name": 5,', '  "navigation": []', '}').diagnostics).toEqual([
      {
        code: 'config/wrong-type',
        severity: 'error',
        message: '`name` must be text, but it is a number.',
        hint: 'Write it in quotes: "5". Name of the project, used as the title of the site.',
        file: 'docs.json',
        line: 2,
        column: 11,
        frame: '  1 | {\n> 2 |   "name": 5,\n    |           ^\n  3 |   "navigation": []\n  4 | }',
      },
    ]);
  });

  test('an empty object gets a name and no navigation', () => {
    const result = parse('{}');
    expect(result.diagnostics.map(({ message }) => message)).toEqual(['`name` is missing.', '`navigation` is missing.']);
    expect(result.config).toMatchObject({ name: 'Documentation', navigation: [] });
  });

  test.each([
    [{ logo: { light: 5 } }, '`logo.light` must be text, but it is a number.'],
    [{ logo: 5 }, '`logo` must be text or an object, but it is a number.'],
    [{ logo: ['/a.svg'] }, '`logo` must be text or an object, but it is a list.'],
    [{ colors: [] }, '`colors` must be an object, but it is a list.'],
    [{ colors: { light: '#fff' } }, '`colors.primary` is missing.'],
    [{ colors: '#fff' }, '`colors` must be an object, but it is text.'],
    [{ anchors: [{ name: 'A', url: 'a', color: { from: '#fff' } }] }, '`anchors[0].color.to` is missing.'],
    [
      { anchors: [{ name: 'A', url: 'a', isDefaultHidden: 'true' }] },
      '`anchors[0].isDefaultHidden` must be true or false, but it is text.',
    ],
    [{ anchors: [{ url: 'a' }] }, '`anchors[0].name` is missing.'],
    [{ topbarLinks: [{ name: 'A' }] }, '`topbarLinks[0].url` is missing.'],
    [{ topbarLinks: {} }, '`topbarLinks` must be a list, but it is an object.'],
    [{ versions: [1] }, '`versions[0]` must be text or an object, but it is a number.'],
    [{ api: { baseUrl: 5 } }, '`api.baseUrl` must be text or a list, but it is a number.'],
    [{ api: { auth: { method: 'oauth' } } }, '`api.auth.method` must be "bearer", "basic", "key" or "cobo", but it is "oauth".'],
    [{ api: { playground: { mode: 'off' } } }, '`api.playground.mode` must be "show", "simple" or "hide", but it is "off".'],
    [{ footerSocials: { x: 5 } }, '`footerSocials.x` must be text, but it is a number.'],
    [{ footerSocials: [{ type: 'x' }] }, '`footerSocials[0].url` is missing.'],
    [{ feedback: true }, '`feedback` must be an object, but it is true.'],
    [{ redirects: [{ source: '/a' }] }, '`redirects[0].destination` is missing.'],
    [
      { topbarCtaButton: { type: 'gitlab', name: 'A', url: '/' } },
      '`topbarCtaButton.type` must be "link" or "github", but it is "gitlab".',
    ],
    [
      { navigation: [{ group: 'A', pages: [{ group: 'B', pages: ['b', null] }] }] },
      '`navigation[0].pages[0].pages[1]` must be text or an object, but it is null.',
    ],
  ])('%j', (fields, message) => {
    const result = parseFields(fields);
    expect(result.diagnostics.map((diagnostic) => [diagnostic.severity, diagnostic.message])).toEqual([['error', message]]);
    expect(result.config).toBeDefined();
  });

  test('one bad colour leaves the others', () => {
    expect(parseFields({ colors: { primary: 'red', light: '#0F0' } }).config?.colors).toEqual({
      primary: '#4f46e5',
      light: '#00ff00',
      dark: '#4f46e5',
    });
  });

  test('what nothing shows yet is never worse than a warning', () => {
    const result = parseFields({ theme: 'neon', sidebar: { items: 5 }, seo: { indexHiddenPages: 'yes' }, search: { location: 'left' } });
    expect(result.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning config/invalid-value',
      'warning config/invalid-value',
      'warning config/wrong-type',
      'warning config/invalid-value',
    ]);
    expect(result.config).toMatchObject({ look: { sidebarItems: 'container' }, seo: { indexHiddenPages: false }, search: {} });
  });
});

describe('values outside their rules', () => {
  test.each([
    ['red', 'Use a hash and 3 or 6 hex digits, such as "#4f46e5".'],
    ['0D9373', 'Write "#0d9373".'],
    ['#0D9373FF', 'Write "#0d9373".'],
    ['#fa08', 'Write "#fa0".'],
    ['#12345', 'Use a hash and 3 or 6 hex digits, such as "#4f46e5".'],
    ['#12345g', 'Use a hash and 3 or 6 hex digits, such as "#4f46e5".'],
  ])('the colour %j', (primary, hint) => {
    const result = parseFields({ colors: { primary } });
    expect(result.diagnostics).toMatchObject([
      { code: 'config/bad-hex', severity: 'error', message: `\`colors.primary\` must be a hex colour, but it is "${primary}".`, hint },
    ]);
  });

  test('colours in a background, of an anchor and in a gradient', () => {
    expect(
      messages({
        colors: { primary: '#fff', background: { light: 'white', dark: '#000' }, anchors: { from: '#fff', to: 'x' } },
        anchors: [{ name: 'A', url: 'a', color: 'blue' }],
      }),
    ).toEqual([
      '`colors.background.light` must be a hex colour, but it is "white".',
      '`colors.anchors.to` must be a hex colour, but it is "x".',
      '`anchors[0].color` must be a hex colour, but it is "blue".',
    ]);
  });

  test('an unknown iconType: a warning, and the default', () => {
    const result = parseFields({ anchors: [{ name: 'A', url: 'a', iconType: 'duoton' }], topAnchor: { iconType: 'bold' } });
    expect(result.diagnostics).toMatchObject([
      { code: 'config/unknown-icon-type', severity: 'warning', hint: 'Did you mean "duotone"?' },
      { code: 'config/unknown-icon-type', severity: 'warning' },
    ]);
    expect(result.config).toMatchObject({ anchors: [{ iconType: 'duotone' }], topAnchor: { iconType: 'duotone' } });
  });

  test.each([{ openapi: 5 }, { openapi: { source: 'a.yaml' } }, { openapi: ['a.yaml', 5] }])('%j', (fields) => {
    expect(parseFields(fields).diagnostics).toMatchObject([{ code: 'config/invalid-openapi', severity: 'error' }]);
  });
});
