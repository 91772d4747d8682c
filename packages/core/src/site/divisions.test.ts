import { describe, expect, test } from 'vitest';
import { createTestSite, showDivisions, showNavigation } from './site-fixture.ts';

const ids = (site: ReturnType<typeof createTestSite>) => site.sections.map(({ id }) => id);
const codes = (site: ReturnType<typeof createTestSite>) => site.diagnostics.map(({ code }) => code);
/** A group per first segment of the pages' paths, and a file per page. */
const site = (config: object, pages: string[]) =>
  createTestSite(
    { navigation: [{ group: 'All', pages }], ...config },
    [...new Set(pages)].map((page) => `${page}.mdx`),
  );

describe('the prefix rule', () => {
  test('holds on segment boundaries, the deepest claim wins, and one group is split', () => {
    const made = site(
      {
        tabs: [
          { name: 'API', url: 'api' },
          { name: 'API v2', url: '/api/v2/' },
        ],
      },
      ['intro', 'api', 'apis/x', 'api/v2/y', 'api/z'],
    );
    expect(made.sections.map(({ id, navigation }) => `${id}: ${showNavigation(navigation)}`)).toEqual([
      'main: All(/intro, /apis/x)',
      'api: All(/api, /api/z)',
      'api-v2: All(/api/v2/y)',
    ]);
    expect(made.pages['/api/v2/y']?.sections).toEqual(['api-v2']);
    expect(made.sections[1]).toMatchObject({ tab: 'API', home: '/api' });
    expect(made.sections[0]).not.toHaveProperty('tab');
  });

  test('a page that is not in navigation stands in the section that claims it', () => {
    const made = createTestSite({ tabs: [{ name: 'API', url: 'api' }], navigation: [{ group: 'A', pages: ['a', 'api/b'] }] }, [
      'a.mdx',
      'api/b.mdx',
      'api/c.mdx',
      'd.mdx',
    ]);
    expect(made.pages['/api/c']).toMatchObject({ sections: ['api'], isHidden: true });
    expect(made.pages['/d']).toMatchObject({ sections: ['main'], isHidden: true });
  });
});

describe('tabs', () => {
  test('the primary tab comes first, under its own name', () => {
    const made = site({ tabs: [{ name: 'API', url: 'api' }], primaryTab: { name: 'Guides' } }, ['api/a', 'b']);
    expect(showDivisions(made, 'main').tabs).toEqual(['Guides* -> /b', 'API -> /api/a']);
    expect(showDivisions(made, 'api').tabs).toEqual(['Guides -> /b', 'API* -> /api/a']);
    expect(made.home).toBe('/api/a');
  });

  test('the primary tab is not listed when it holds no page, or alone', () => {
    expect(showDivisions(site({ tabs: [{ name: 'All', url: '/' }] }, ['a', 'b']), 'all').tabs).toEqual(['All* -> /a']);
    expect(showDivisions(site({ tabs: [{ name: 'None', url: 'none' }] }, ['a']), 'main').tabs).toEqual([]);
  });

  test('one that claims no page is a warning at its place, external ones are always listed', () => {
    const made = site(
      {
        tabs: [
          { name: 'None', url: 'none' },
          { name: 'Blog', url: 'https://blog.example.com' },
        ],
      },
      ['a'],
    );
    expect(showDivisions(made, 'main').tabs).toEqual(['Documentation* -> /a', 'Blog -> https://blog.example.com']);
    expect(made.sections[0]?.tabs[1]?.isExternal).toBe(true);
    expect(made.diagnostics).toMatchObject([{ code: 'site/empty-tab', severity: 'warning', line: 13, column: 15 }]);
  });

  test('one at a redirect, and an anchor at a page outside navigation, are links', () => {
    const made = createTestSite(
      {
        navigation: [{ group: 'All', pages: ['a'] }],
        tabs: [{ name: 'Old', url: 'old' }],
        anchors: [{ name: 'News', url: '/news' }],
        redirects: [{ source: '/old', destination: '/a' }],
      },
      ['a.mdx', 'news.mdx'],
    );
    expect(showDivisions(made, 'main').tabs).toEqual(['Documentation* -> /a', 'Old -> /old']);
    expect(made.sections[0]?.anchors.map(({ name, href }) => `${name} -> ${href}`)).toContain('News -> /news');
    expect(codes(made)).toEqual([]);
  });

  test('hidden ones are listed only in the sections inside them', () => {
    const made = site(
      {
        tabs: [
          { name: 'API', url: 'api' },
          { name: 'Lab', url: 'lab', isDefaultHidden: true },
        ],
      },
      ['a', 'api/b', 'lab/c'],
    );
    expect(showDivisions(made, 'main').tabs).toEqual(['Documentation* -> /a', 'API -> /api/b']);
    expect(showDivisions(made, 'lab').tabs).toEqual(['Documentation -> /a', 'API -> /api/b', 'Lab* -> /lab/c']);
  });

  test('a hidden primary tab is listed only in itself', () => {
    const made = site({ tabs: [{ name: 'API', url: 'api' }], primaryTab: { name: 'Old', isDefaultHidden: true } }, ['a', 'api/b']);
    expect(showDivisions(made, 'api').tabs).toEqual([]);
    expect(showDivisions(made, 'main').tabs).toEqual(['Old* -> /a', 'API -> /api/b']);
    expect(made.home).toBe('/api/b');
  });
});

describe('anchors', () => {
  test('the top anchor comes first; icon, colour and external addresses are kept', () => {
    const made = site(
      {
        colors: { primary: '#000000', anchors: '#111111' },
        topAnchor: { name: 'Docs', icon: 'house', iconType: 'solid' },
        anchors: [
          { name: 'API', icon: 'code', url: 'api', color: { from: '#222222', to: '#333333' } },
          { name: 'Mail', url: 'mailto:a@example.com' },
        ],
      },
      ['a', 'api/b'],
    );
    expect(made.sections[1]?.anchors).toEqual([
      { name: 'Docs', href: '/a', isActive: false, isExternal: false, icon: { name: 'house', type: 'solid' }, color: '#111111' },
      {
        name: 'API',
        href: '/api/b',
        isActive: true,
        isExternal: false,
        icon: { name: 'code', type: 'duotone' },
        color: { from: '#222222', to: '#333333' },
      },
      { name: 'Mail', href: 'mailto:a@example.com', isActive: false, isExternal: true, color: '#111111' },
    ]);
  });

  test('hidden ones are listed only inside, and the top anchor not alone', () => {
    const made = site({ anchors: [{ name: 'Lab', url: 'lab', isDefaultHidden: true }] }, ['a', 'lab/b']);
    expect(showDivisions(made, 'main').anchors).toEqual([]);
    expect(showDivisions(made, 'lab').anchors).toEqual(['Documentation -> /a', 'Lab* -> /lab/b']);
  });

  test('one that claims no page is a warning', () => {
    const made = site(
      {
        anchors: [
          { name: 'None', url: 'none' },
          { name: 'Outer', url: 'x' },
          { name: 'Inner', url: 'x/y' },
        ],
      },
      ['a', 'x/y/b'],
    );
    expect(made.diagnostics.map(({ code, message }) => [code, message.split(' has no')[0]])).toEqual([
      ['site/empty-anchor', 'The anchor "None"'],
      ['site/empty-anchor', 'The anchor "Outer"'],
    ]);
  });
});

describe('tabs and anchors', () => {
  test('an anchor inside a tab is listed in that tab only', () => {
    const made = site({ tabs: [{ name: 'API', url: 'api' }], anchors: [{ name: 'Errors', url: 'api/errors' }] }, [
      'a',
      'api/b',
      'api/errors/c',
    ]);
    expect(ids(made)).toEqual(['main', 'api', 'api-errors']);
    expect(showDivisions(made, 'main')).toMatchObject({ tabs: ['Documentation* -> /a', 'API -> /api/b'], anchors: [] });
    expect(showDivisions(made, 'api').anchors).toEqual(['Documentation* -> /api/b', 'Errors -> /api/errors/c']);
    expect(showDivisions(made, 'api-errors')).toMatchObject({
      tabs: ['Documentation -> /a', 'API* -> /api/b'],
      anchors: ['Documentation -> /api/b', 'Errors* -> /api/errors/c'],
    });
  });

  test('tabs inside an anchor are listed in that anchor only, and the anchors stay listed', () => {
    const made = site(
      {
        tabs: [
          { name: 'v1', url: 'api/v1' },
          { name: 'v2', url: 'api/v2' },
        ],
        anchors: [{ name: 'API', url: 'api' }],
      },
      ['a', 'api/v1/b', 'api/v2/c'],
    );
    expect(ids(made)).toEqual(['main', 'api-v1', 'api-v2']);
    expect(showDivisions(made, 'main')).toMatchObject({ tabs: [], anchors: ['Documentation* -> /a', 'API -> /api/v1/b'] });
    expect(showDivisions(made, 'api-v2')).toMatchObject({
      tabs: ['v1 -> /api/v1/b', 'v2* -> /api/v2/c'],
      anchors: ['Documentation -> /a', 'API* -> /api/v1/b'],
    });
  });

  test('the primary tab of an anchor with tabs inside leads to the anchor’s own pages', () => {
    const made = site({ tabs: [{ name: 'v2', url: 'api/v2' }], anchors: [{ name: 'API', url: 'api' }] }, ['a', 'api/b', 'api/v2/c']);
    expect(showDivisions(made, 'api')).toMatchObject({
      tabs: ['Documentation* -> /api/b', 'v2 -> /api/v2/c'],
      anchors: ['Documentation -> /a', 'API* -> /api/b'],
    });
    expect(showDivisions(made, 'api-v2')).toMatchObject({
      tabs: ['Documentation -> /api/b', 'v2* -> /api/v2/c'],
      anchors: ['Documentation -> /a', 'API* -> /api/b'],
    });
    expect(showDivisions(made, 'main').tabs).toEqual([]);
  });

  test('an anchor apart from all tabs is listed in the primary tab', () => {
    const made = site({ tabs: [{ name: 'API', url: 'api' }], anchors: [{ name: 'Guides', url: 'guides' }] }, ['a', 'api/b', 'guides/c']);
    expect(showDivisions(made, 'guides')).toMatchObject({
      tabs: ['Documentation* -> /a', 'API -> /api/b'],
      anchors: ['Documentation -> /a', 'Guides* -> /guides/c'],
    });
    expect(showDivisions(made, 'api').anchors).toEqual([]);
  });

  test('of one prefix for both, the tab is the outer level', () => {
    const made = site({ tabs: [{ name: 'API', url: 'api' }], anchors: [{ name: 'Reference', url: 'api' }] }, ['a', 'api/b']);
    expect(showDivisions(made, 'main')).toMatchObject({ tabs: ['Documentation* -> /a', 'API -> /api/b'], anchors: [] });
    expect(showDivisions(made, 'api-reference')).toMatchObject({ tabs: ['Documentation -> /a', 'API* -> /api/b'], anchors: [] });
  });

  test('external anchors are listed in every section', () => {
    const made = site({ tabs: [{ name: 'API', url: 'api' }], anchors: [{ name: 'Forum', url: 'https://forum.example.com' }] }, [
      'a',
      'api/b',
    ]);
    expect(showDivisions(made, 'api').anchors).toEqual(['Documentation* -> /api/b', 'Forum -> https://forum.example.com']);
    expect(showDivisions(made, 'main').anchors).toEqual(['Documentation* -> /a', 'Forum -> https://forum.example.com']);
  });
});

describe('what leads to a part', () => {
  test('its first page in the order of navigation; hidden tabs and anchors come last', () => {
    const made = site(
      {
        tabs: [
          { name: 'Lab', url: 'lab', isDefaultHidden: true },
          { name: 'API', url: 'api' },
        ],
        anchors: [{ name: 'Errors', url: 'api/errors' }],
      },
      ['lab/a', 'api/errors/b', 'api/c', 'd'],
    );
    expect(made.home).toBe('/api/errors/b');
    expect(showDivisions(made, 'main').tabs).toEqual(['Documentation* -> /d', 'API -> /api/errors/b']);
    expect(showDivisions(made, 'api').anchors).toEqual(['Documentation* -> /api/c', 'Errors -> /api/errors/b']);
  });

  test('where everything is hidden, the first page all the same', () => {
    const made = site({ tabs: [{ name: 'Lab', url: 'lab' }], primaryTab: { isDefaultHidden: true }, anchors: [{ name: 'X', url: 'x' }] }, [
      'x/a',
      'b',
    ]);
    expect(made.home).toBe('/x/a');
  });
});

describe('versions', () => {
  const versioned = (config: object, files: string[]) => createTestSite({ versions: ['v2', 'v1'], ...config }, files);

  test('groups of a version stand in it only, others in all, and nested groups inherit', () => {
    const made = versioned(
      {
        navigation: [
          { group: 'Old', version: 'v1', pages: [{ group: 'Deep', pages: ['old'] }] },
          { group: 'Both', pages: ['both', { group: 'New', version: 'v2', pages: ['new'] }] },
        ],
      },
      ['old.mdx', 'both.mdx', 'new.mdx'],
    );
    expect(made.sections.map(({ id, version, navigation }) => `${id} ${version} ${showNavigation(navigation)}`)).toEqual([
      'v2 v2 Both(/both, New(/new))',
      'v1 v1 Old(Deep(/old)), Both(/both)',
    ]);
    expect(showDivisions(made, 'v2').versions).toEqual(['v2* -> /both', 'v1 -> /old']);
    expect(made.pages['/both']?.sections).toEqual(['v2', 'v1']);
    expect(made.pages['/old']?.sections).toEqual(['v1']);
    expect(codes(made)).toEqual([]);
  });

  test('the default version comes first for pages of all versions, and gives the home', () => {
    const made = versioned(
      {
        versions: [{ name: 'next' }, { name: 'stable', default: true }],
        navigation: [
          { group: 'N', version: 'next', pages: ['n'] },
          { group: 'All', pages: ['a'] },
          { group: 'S', version: 'stable', pages: ['s'] },
        ],
      },
      ['n.mdx', 'a.mdx', 's.mdx'],
    );
    expect(made.pages['/a']?.sections).toEqual(['stable', 'next']);
    expect(made.home).toBe('/a');
  });

  test('anchors and tabs of a version bind the pages that they claim', () => {
    const made = versioned(
      {
        tabs: [
          { name: 'API', url: 'api' },
          { name: 'Old API', url: 'api/old', version: 'v1' },
        ],
        anchors: [{ name: 'Legacy', url: 'legacy', version: 'v1' }],
        navigation: [{ group: 'All', pages: ['a', 'api/b', 'api/old/c', 'legacy/d'] }],
      },
      ['a.mdx', 'api/b.mdx', 'api/old/c.mdx', 'legacy/d.mdx'],
    );
    expect(ids(made)).toEqual(['v2', 'v2-api', 'v1', 'v1-legacy', 'v1-api', 'v1-old-api']);
    expect(made.pages['/api/old/c']?.sections).toEqual(['v1-old-api']);
    expect(made.pages['/legacy/d']?.sections).toEqual(['v1-legacy']);
    expect(made.pages['/api/b']?.sections).toEqual(['v2-api', 'v1-api']);
    expect(showDivisions(made, 'v2').anchors).toEqual([]);
    expect(showDivisions(made, 'v2').tabs).toEqual(['Documentation* -> /a', 'API -> /api/b']);
    expect(showDivisions(made, 'v1').anchors).toEqual(['Documentation* -> /a', 'Legacy -> /legacy/d']);
    expect(showDivisions(made, 'v1').tabs).toEqual(['Documentation* -> /a', 'API -> /api/b', 'Old API -> /api/old/c']);
  });

  test('two anchors share one prefix in two versions', () => {
    const made = versioned(
      {
        anchors: [
          { name: 'API 1', url: 'api', version: 'v1' },
          { name: 'API 2', url: 'api', version: 'v2' },
        ],
        navigation: [{ group: 'All', pages: ['a', 'api/b'] }],
      },
      ['a.mdx', 'api/b.mdx'],
    );
    expect(made.pages['/api/b']?.sections).toEqual(['v2-api-2', 'v1-api-1']);
    expect(showDivisions(made, 'v1').anchors).toEqual(['Documentation* -> /a', 'API 1 -> /api/b']);
  });

  test('a version of a group beats that of an anchor: the page falls to the next claim', () => {
    const made = versioned(
      {
        anchors: [{ name: 'Legacy', url: 'x', version: 'v1' }],
        navigation: [
          { group: 'New', version: 'v2', pages: ['x/a'] },
          { group: 'All', pages: ['b'] },
        ],
      },
      ['x/a.mdx', 'b.mdx'],
    );
    expect(made.pages['/x/a']?.sections).toEqual(['v2']);
    expect(codes(made)).toEqual(['site/empty-anchor']);
  });

  test('the prefix of a version claims pages for it', () => {
    const made = versioned(
      { versions: [{ name: 'v2' }, { name: 'v1', url: 'old' }], navigation: [{ group: 'All', pages: ['a', 'old/b', 'older/c'] }] },
      ['a.mdx', 'old/b.mdx', 'older/c.mdx'],
    );
    expect(made.pages['/old/b']?.sections).toEqual(['v1']);
    expect(made.pages['/older/c']?.sections).toEqual(['v2', 'v1']);
    expect(made.pages['/a']?.sections).toEqual(['v2', 'v1']);
  });

  test('a page of all versions that one version names too has that one first', () => {
    const made = versioned(
      {
        navigation: [
          { group: 'Old', version: 'v1', pages: ['a'] },
          { group: 'All', pages: ['a', 'b'] },
        ],
      },
      ['a.mdx', 'b.mdx'],
    );
    expect(made.pages['/a']?.sections).toEqual(['v1', 'v2']);
    expect(made.pages['/b']?.sections).toEqual(['v2', 'v1']);
  });

  test('one without pages is not listed, with a warning; one elsewhere is a link', () => {
    const made = versioned(
      {
        versions: ['v2', 'v1', { name: 'v0', url: 'https://v0.example.com' }],
        navigation: [{ group: 'New', version: 'v2', pages: ['a'] }],
      },
      ['a.mdx'],
    );
    expect(showDivisions(made, 'v2').versions).toEqual(['v2* -> /a', 'v0 -> https://v0.example.com']);
    expect(made.diagnostics).toMatchObject([{ code: 'site/empty-version', line: 5, column: 5 }]);
  });

  test('an anchor of a version that is elsewhere claims nothing: its pages fall to the next claim', () => {
    const made = versioned(
      {
        versions: ['v1', { name: 'v0', url: 'https://v0.example.com' }],
        anchors: [{ name: 'Old', url: 'old', version: 'v0' }],
        navigation: [{ group: 'All', pages: ['a', 'old/b'] }],
      },
      ['a.mdx', 'old/b.mdx'],
    );
    expect(made.sections.map(({ id, navigation }) => `${id} ${showNavigation(navigation)}`)).toEqual(['v1 All(/a, /old/b)']);
    expect(showDivisions(made, 'v1').anchors).toEqual([]);
    expect(codes(made)).toEqual(['site/empty-anchor']);
  });

  test('a version that the config does not list binds nothing', () => {
    const made = createTestSite({ navigation: [{ group: 'A', version: 'v9', pages: ['a'] }] }, ['a.mdx']);
    expect(made.sections.map(({ id, navigation }) => `${id} ${showNavigation(navigation)}`)).toEqual(['main A(/a)']);
  });
});

describe('section ids', () => {
  test('are readable, plain and unique', () => {
    const made = site(
      {
        tabs: [
          { name: 'API: Reference!', url: 'api' },
          { name: '指南', url: 'zh/guides' },
          { name: 'Api reference', url: 'other' },
        ],
        anchors: [{ name: 'Main', url: 'm' }],
      },
      ['a', 'api/b', 'zh/guides/c', 'other/d', 'm/e'],
    );
    expect(ids(made)).toEqual(['main', 'main-2', 'api-reference', 'zh-guides', 'api-reference-2']);
  });
});
