import { describe, expect, test } from 'vitest';
import { parseConfig } from './parse-config.ts';
import type { ParsedConfig } from './parse-config.ts';

function parseFields(fields: object): ParsedConfig {
  return parseConfig(JSON.stringify({ name: 'Docs', navigation: [], ...fields }), 'docs.json');
}

describe('keys', () => {
  test.each([
    [{ navigatoin: [] }, 'Unknown config field `navigatoin`; ignored.', 'Did you mean `navigation`?'],
    [{ colors: { primary: '#fff', primry: '#fff' } }, 'Unknown config field `colors.primry`; ignored.', 'Did you mean `primary`?'],
    [
      { navigation: [{ group: 'A', pages: [{ group: 'B', pages: ['b'], iconTyp: 'solid' }] }] },
      'Unknown config field `navigation[0].pages[0].iconTyp`; ignored.',
      'Did you mean `iconType`?',
    ],
    [
      { navigation: [{ group: 'A', pages: ['a'], groups: [{ group: 'B', pages: ['b'] }] }] },
      'Unknown config field `navigation[0].groups`; ignored.',
      'Put these groups into `pages`, which lists pages and groups.',
    ],
    [{ search: { hotkey: 'k' } }, 'Unknown config field `search.hotkey`; ignored.', 'Remove it, or use one of: prompt, location.'],
    [
      { css: '/a.css' },
      'Unknown config field `css`; ignored.',
      'Remove it: style sheets and scripts of the folder are loaded by themselves.',
    ],
    [{ search: { colors: {} } }, 'Unknown config field `search.colors`; ignored.', 'Move it to the top level of the file.'],
    [{ api: { playground: { mod: 'show' } } }, 'Unknown config field `api.playground.mod`; ignored.', 'Did you mean `mode`?'],
    [{ search: { placeholder: 'Find' } }, 'Unknown config field `search.placeholder`; ignored.', 'Did you mean `prompt`?'],
    [{ pages: [] }, 'Unknown config field `pages`; ignored.', 'Move it into `navigation`.'],
    [{ nav: [] }, 'Unknown config field `nav`; ignored.', 'Did you mean `navigation`?'],
    [{ title: 'A' }, 'Unknown config field `title`; ignored.', 'Did you mean `name`?'],
    [{ sidebar: { item: 'card' } }, 'Unknown config field `sidebar.item`; ignored.', 'Did you mean `items`?'],
    [{ analytics: { postHogg: {} } }, 'Unknown config field `analytics.postHogg`; ignored.', 'Did you mean `posthog`?'],
  ])('unknown: %j', (fields, message, hint) => {
    expect(parseFields(fields).diagnostics).toMatchObject([{ code: 'config/unknown-key', severity: 'warning', message, hint }]);
  });

  test('thousands of one object are counted', () => {
    const keys = Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]);
    const { diagnostics } = parseFields({ search: Object.fromEntries(keys) });
    expect(diagnostics).toHaveLength(101);
    expect(diagnostics.at(-1)?.message).toBe('4900 more unknown config fields, from `search.key100` on; ignored.');
  });

  test('any key is right in metadata', () => {
    expect(parseFields({ metadata: { 'og:x': 'y' } }).diagnostics).toEqual([]);
  });

  test.each([
    [{ navbar: { links: [{ label: 'Blog', href: '/b', icon: 'x' }] } }, '`navbar.links`', '"topbarLinks": [{"name":"Blog","url":"/b"}]'],
    [
      { navbar: { primary: { type: 'github', href: 'https://g.example' } } },
      '`navbar.primary`',
      '"topbarCtaButton": {"type":"github","url":"https://g.example"}',
    ],
    [{ appearance: { default: 'dark' } }, '`appearance.default`', '"modeToggle": {"default":"dark"}'],
    [{ styling: { eyebrows: 'breadcrumbs' } }, '`styling.eyebrows`', '"eyebrow": {"display":"breadcrumbs"}'],
    [{ background: { image: '/b.png' } }, '`background.image`', '"backgroundImage": "/b.png"'],
    [{ background: { color: { light: '#fff' } } }, '`background.color`', '"colors": {"background":{"light":"#fff"}}'],
    [{ fonts: { heading: { family: 'A' } } }, '`fonts`', '"font": {"headings":{"family":"A"}}'],
    [{ api: { openapi: 'a.yaml' } }, '`api.openapi`', '"openapi": "a.yaml"'],
    [{ api: { playground: { display: 'none' } } }, '`api.playground.display`', '"api": {"playground":{"mode":"hide"}}'],
    [{ api: { mdx: { server: 'https://a.example' } } }, '`api.mdx.server`', '"api": {"baseUrl":"https://a.example"}'],
    [{ seo: { metatags: { 'og:x': 'y' } } }, '`seo.metatags`', '"metadata": {"og:x":"y"}'],
    [{ footer: { links: [{ header: 'More' }] } }, '`footer.links[0].header`', '"title": "More"'],
  ])('of the current shape: %j', (fields, name, paste) => {
    const { diagnostics } = parseFields(fields);
    expect(diagnostics).toMatchObject([{ code: 'config/current-key', severity: 'warning', hint: `Use this instead: ${paste}` }]);
    expect(diagnostics[0]?.message.startsWith(`${name} is a field of the current shape`)).toBe(true);
  });

  test('of the current shape, without a counterpart', () => {
    expect(parseFields({ contextual: { options: ['copy'] } }).diagnostics).toMatchObject([
      { code: 'config/current-key', hint: 'Remove it.' },
    ]);
    expect(parseFields({ appearance: { default: 'system' } }).diagnostics).toMatchObject([
      { code: 'config/current-key', hint: 'Use `modeToggle.default` instead, or remove it.' },
    ]);
  });
});

test.each([
  [{ appearance: 'dark' }, 'Write { "default": "dark" }.'],
  [{ colors: '#123456' }, 'Write { "primary": "#123456" }.'],
  [{ contextual: ['copy'] }, 'Write { "options": ["copy"] }.'],
  [
    { api: { examples: { languages: 'curl, python' } } },
    'Put it in brackets: ["curl", "python"]. Languages of the code samples, in order.',
  ],
  [{ navigation: ['a'] }, 'Write { "pages": ["a"] }.'],
  [{ navigation: { pages: [{ page: 'a' }] } }, 'Write a page as text, "guides/start", and name a group with "group".'],
  [{ navigation: undefined, pages: ['a'] }, 'Move it into `navigation`.'],
])('the value of a field in the place of its object: %j', (fields, hint) => {
  const config = { name: 'Docs', theme: 'mint', navigation: { pages: ['a'] }, ...fields };
  expect(parseConfig(JSON.stringify(config), 'docs.json').diagnostics.map((one) => one.hint)).toContain(hint);
});
