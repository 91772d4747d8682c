import { describe, expect, test } from 'vitest';
import { parseConfig } from '../parse-config.ts';
import type { ParsedConfig } from '../parse-config.ts';
import { RULES } from './rules.ts';

function parse(fields: object): ParsedConfig {
  return parseConfig(JSON.stringify({ name: 'Docs', navigation: [], ...fields }, null, 2), 'docs.json');
}

function found(fields: object): string[] {
  return parse(fields).diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

/** As browsers read it. */
const BAD = ' \tjava\nscript:alert(1)';
const LINK = (field: string): object => ({ name: 'A', label: 'A', [field]: 'vbscript:a' });

test('each rule has a code of its own', () => {
  expect(new Set(RULES.map(({ code }) => code)).size).toBe(RULES.length);
});

test('nothing is protected by `public: false`', () => {
  const navigation = [{ group: 'A', public: true, pages: ['a', { group: 'B', public: false, pages: ['b'] }] }];
  const message = 'is false, but protects nothing: static files are public.';
  expect(found({ navigation })).toEqual([`warning config/not-protected: \`navigation[0].pages[1].public\` ${message}`]);
  expect(found({ public: false, navigation: { groups: [{ group: 'A', public: false, pages: ['a'] }] }, theme: 'mint' })).toEqual([
    `warning config/not-protected: \`navigation.groups[0].public\` ${message}`,
    `warning config/not-protected: \`public\` ${message}`,
  ]);
});

test('two groups of one name, where readers see them together', () => {
  const navigation = [
    { group: 'A', pages: ['a', { group: 'B', pages: ['b'] }, { group: 'B', pages: ['c'] }] },
    { group: 'A', pages: ['d'] },
    { group: 'A', pages: ['sdk/a'] },
    { group: 'A', version: 'v1', pages: ['e'] },
  ];
  expect(found({ navigation, versions: ['v1'], tabs: [{ name: 'SDK', url: 'sdk' }] })).toEqual([
    'warning config/duplicate-group: Duplicate group "B" at `navigation[0].pages[2]`; readers cannot tell the two apart.',
    'warning config/duplicate-group: Duplicate group "A" at `navigation[1]`; readers cannot tell the two apart.',
  ]);
});

describe('versions', () => {
  const fields = {
    versions: ['v1', { name: 'v2' }],
    navigation: [{ group: 'A', version: 'v2', pages: ['a', { group: 'B', version: 'v22', pages: ['b'] }] }],
    anchors: [{ name: 'A', url: 'a', version: 'v3' }],
    tabs: [{ name: 'T', url: 't', version: 'next' }],
  };

  test('a group, an anchor or a tab of a version that is not there', () => {
    expect(found(fields)).toEqual([
      'error config/unknown-version: Unknown version "v22" at `navigation[0].pages[1].version`; not in `versions`.',
      'error config/unknown-version: Unknown version "v3" at `anchors[0].version`; not in `versions`.',
      'error config/unknown-version: Unknown version "next" at `tabs[0].version`; not in `versions`.',
    ]);
  });

  test('are shown in every version then', () => {
    const { config } = parse(fields);
    expect(config?.navigation).toEqual([{ group: 'A', version: 'v2', pages: ['a', { group: 'B', pages: ['b'] }] }]);
    expect(config?.tabs[0]).not.toHaveProperty('version');
  });

  test('the hint has the nearest version, or the line to paste', () => {
    expect(parse(fields).diagnostics.map(({ hint }) => hint)).toEqual([
      'Did you mean "v2"? Otherwise, add it to `versions`.',
      expect.stringContaining('Did you mean "v') as string,
      'Add it: "versions": ["v1","v2","next"].',
    ]);
  });

  test('two of one name', () => {
    expect(found({ versions: ['v1', { name: 'v1', url: '/x' }, 'v2'] })).toEqual([
      'error config/duplicate-version: Duplicate version "v1" at `versions[1]` and `versions[0]`.',
    ]);
    expect(parse({ versions: ['v1', 'v1'] }).config?.versions).toEqual([{ name: 'v1', isDefault: true }]);
  });
});

describe('urls', () => {
  test('two tabs or two anchors with one url, however it is written', () => {
    const entries = [
      { name: 'A', url: 'api' },
      { name: 'B', url: 'b' },
      { name: 'C', url: '/api/' },
    ];
    expect(found({ tabs: entries })).toEqual([
      'warning config/duplicate-tab-url: `tabs[2].url` is also the URL of `tabs[0]`, so this tab has no pages.',
    ]);
    expect(found({ anchors: entries })).toEqual([
      'warning config/duplicate-anchor-url: `anchors[2].url` is also the URL of `anchors[0]`, so this anchor has no pages.',
    ]);
  });

  test('entries of different versions may have one url', () => {
    const tabs = [
      { name: 'A', url: 'api', version: 'v1' },
      { name: 'A', url: 'api', version: 'v2' },
    ];
    expect(found({ versions: ['v1', 'v2'], tabs })).toEqual([]);
  });
});

describe('the button of the top bar', () => {
  const error = ['error config/missing-button-name: `topbarCtaButton.name` is missing: a button of type "link" needs text.'];

  test('a link needs a name', () => {
    expect(found({ topbarCtaButton: { url: 'https://a.example' } })).toEqual(error);
    expect(found({ topbarCtaButton: { type: 'link', url: 'https://a.example', name: '' } })).toEqual(error);
    expect(parse({ topbarCtaButton: { url: 'https://a.example' } }).config?.topbarCtaButton?.name).toBe('a.example');
  });

  test('a repository does not', () => {
    expect(found({ topbarCtaButton: { type: 'github', url: 'https://github.com/a/b' } })).toEqual([]);
  });
});

describe('accounts', () => {
  test('an unknown platform is kept: whether it has an icon, only the sets of icons know', () => {
    const { config, diagnostics } = parse({ footerSocials: { githb: 'https://g.example' } });
    expect(config?.footerSocials).toEqual([{ type: 'githb', url: 'https://g.example' }]);
    expect(diagnostics).toEqual([]);
  });
});

describe('the background', () => {
  test('half of it: a warning, and a default', () => {
    expect(found({ colors: { primary: '#fff', background: { light: '#eee' } } })).toEqual([
      'warning config/missing-background: `colors.background.dark` is missing; #0d0f14 is used.',
    ]);
    expect(found({ colors: { primary: '#fff', background: { dark: '#111' } } })).toEqual([
      'warning config/missing-background: `colors.background.light` is missing; #ffffff is used.',
    ]);
  });

  test('both halves or none: nothing to say', () => {
    expect(found({ colors: { primary: '#fff', background: { light: '#eee', dark: '#111' } } })).toEqual([]);
    expect(found({ colors: { primary: '#fff' } })).toEqual([]);
  });
});

describe('groups', () => {
  test('an empty one, at any depth', () => {
    const navigation = [
      { group: 'A', pages: [] },
      { group: 'B', pages: ['b', { group: 'C', pages: [] }] },
    ];
    expect(found({ navigation })).toEqual([
      'warning config/empty-group: The group "A" at `navigation[0]` has no pages; not shown.',
      'warning config/empty-group: The group "C" at `navigation[1].pages[1]` has no pages; not shown.',
    ]);
  });
});

test.each([
  ['classic', { navigation: ['a'], topbarLinks: [LINK('url')], anchors: [{ name: 'A', icon: 'a', url: BAD }], footerSocials: { x: BAD } }],
  ['current', { navigation: { pages: ['a'] }, navbar: { links: [LINK('href')] }, footer: { socials: { x: BAD } } }],
])('an address that runs code is left out, and all that needs it: the %s shape', (_, fields) => {
  const { config, diagnostics } = parse({
    ...fields,
    redirects: [{ source: '/a', destination: BAD }],
    logo: { light: 'data:text/html,<b>', href: BAD },
  });
  expect(JSON.stringify(config)).not.toMatch(/script:|data:text/i);
  const unsafe = diagnostics.filter(({ code }) => code === 'config/unsafe-address');
  expect(unsafe.length).toBeGreaterThan(4);
  for (const { line, file } of unsafe) expect([file, Number(line) > 1]).toEqual(['docs.json', true]);
});

test('what only begins like such an address is a text', () => {
  const navigation = [
    { group: 'JavaScript: the start', pages: ['a'] },
    { group: 'Data: what we keep', pages: ['b'] },
  ];
  expect(found({ navigation, logo: 'data:image/svg+xml,x', description: 'javascript: a language' })).toEqual([]);
});
