import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes mkdocs.yml and its Markdown over', () => {
  const { tool, config, pages, notes, lost, assets } = tryMigration({
    'mkdocs.yml': `site_name: Ferry
site_url: https://ferry.example.com/docs/
repo_url: https://github.com/example/ferry
theme:
  name: material
  features: [navigation.tabs]
  palette: { primary: teal }
  custom_dir: overrides
nav:
  - index.md
  - Guide:
    - guide/index.md
    - Boats: guide/boats.md
  - API: [api.md, { Chat: 'https://chat.example.com' }]
  - Help: https://help.example.com
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
plugins:
  - redirects: { redirect_maps: { old.md: guide/boats.md } }
`,
    'assets/boat.png': '',
    'docs/index.md':
      '# Home\n\n![](../assets/boat.png)\n\n[Boats](guide/boats.md#types){ .md-button } :material-boat:{ style="color: #f00" } ++ctrl+c++ :heart:\n',
    'docs/guide/index.md': '# The guide\n\n!!! api "Look"\n    Text\n',
    'docs/guide/boats.md':
      '# Boats\n\n## Types { #types }\n\n```{ .py hl_lines="1 3" title="a.py" }\n--8<-- "docs/a.py:one"\n```\n\n```py\n# Before\n\n{!./docs/a.py[ln:3]!}\n# More\n```\n',
    'docs/api.md': '# API\n\n::: ferry.boats\n\n[`Boat`][ferry.Boat]\n',
    'docs/a.py': 'x\n# --8<-- [start:one]\ny = 1\n# --8<-- [end:one]\n',
  });
  expect(tool).toBe('mkdocs');
  expect(lost).toEqual([]);
  expect(config).toMatchObject({
    name: 'Ferry',
    colors: { primary: '#009485' },
    redirects: [{ source: '/old', destination: '/guide/boats' }],
    navigation: {
      tabs: [
        { tab: 'Home', pages: ['index'] },
        { tab: 'Guide', pages: ['guide', 'guide/boats'] },
        { tab: 'API', pages: ['api', 'links/chat'] },
        { tab: 'Help', href: 'https://help.example.com' },
      ],
    },
  });
  expect(assets).toContain('public/assets/boat.png');
  expect(pages['index.md']).toContain('[Boats](guide/boats.md#types) <kbd>Ctrl</kbd>+<kbd>C</kbd> ❤️');
  expect(pages['guide/index.md']).toContain('!!! note "Look"');
  expect(pages['guide/boats.md']).toContain(
    '## Types {#types}\n\n```py title="a.py" file=/snippets/code/docs/a.py#one {1,3}\n```\n\n```py\n# Before\n\ny = 1\n# More\n```',
  );
  expect(pages['api.md']).toContain('<!-- ::: ferry.boats -->\n\n`Boat`\n');
  expect(notes.filter(({ kind }) => kind === 'by-hand').map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/api.md:3']);
  expect(notes.filter(({ kind }) => kind === 'left-out').map(({ file, what }) => [file, what])).toContainEqual([
    'overrides',
    'templates of the theme',
  ]);
});

it('keeps the code in headings that have an id, and tells of links into what a program writes', () => {
  const { pages, lost, notes, config } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nuse_directory_urls: false\n',
    'docs/boats.md': '# Boats\n',
    'docs/index.md': '# Ferry\n\n## The `pre` step, `skip` {#pre-skip}\n\nSee [boats][ferry.boats-of], a[0][1] and `a`{ .py } there.\n',
  });
  expect(pages['index.md']).toContain('## The `pre` step, `skip` {#pre-skip}\n');
  expect(pages['index.md']).toContain('See boats, a[0][1] and `a` there.');
  expect(lost).toEqual([]);
  expect(notes.map(({ what, message }) => [what, message])).toEqual([
    ['link into a reference that mkdocstrings generates', '[boats][ferry.boats-of] is now plain text.'],
  ]);
  expect(config['redirects']).toEqual([{ source: '/boats.html', destination: '/boats' }]);
});

it('reads definitions of links below a text, and takes a changelog for a page', () => {
  const { pages } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md': '# Ferry\n\nSee [boats][b].\n[b]: https://boats.example.com\n[c]: https://c.example.com\n',
    'docs/changelog.md': '# Changes\n',
  });
  expect(pages['index.md']).toContain('See [boats][b].\n\n[b]: https://boats.example.com\n[c]:');
  expect(Object.keys(pages)).toEqual(['changelog/index.md', 'index.md']);
});

it('titles a page without a heading as navigation does, and adds no edit link where there was none', () => {
  const { config, pages } = tryMigration({
    'mkdocs.yml':
      "site_name: Ferry\nrepo_url: https://github.com/example/ferry\nedit_uri: ''\nnav:\n  - SSL: ssl.md\n  - Boats: boats.md\n",
    'docs/ssl.md': 'Text.\n\n```sh\n# A comment.\n```\n',
    'docs/boats.md': '# All boats\n',
  });
  expect(config['feedback']).toBeUndefined();
  expect(pages['ssl.md']).toContain('---\ntitle: SSL\n---');
  expect(pages['boats.md']).toContain('---\nsidebarTitle: Boats\n---');
});

it('writes blocks between slashes and named files as Markdown has them here', () => {
  const { pages, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md': `# Ferry

/// tip | Look "here"

Text

//// details | More
    type: warning
    open: true

Held

////

///

/// tab | Linux
One
///

/// html | div.wide
Plain
///

{* code/a.py ln[1:2] hl[2] *}

{* code/a.py ln[0] *}

\`\`\`md
/// tip
///
\`\`\`
`,
    'code/a.py': 'a\nb\nc\n',
  });
  const page = pages['index.md'] ?? '';
  expect(page).toContain(
    '!!! tip "Look \'here\'"\n\n    Text\n\n    ???+ warning "More"\n\n        Held\n\n\n\n=== "Linux"\n    One\n\nPlain\n',
  );
  expect(page).toContain('```py file=/snippets/code/code/a.py#L1-L2 {2}\n```');
  expect(page).toContain('```py file=/snippets/code/code/a.py expandable\n```');
  expect(page).toContain('```md\n/// tip\n///\n```');
  expect(lost).toEqual([]);
});

it('puts plain values of macros in, and names others', () => {
  const { pages, notes, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nplugins:\n  - search\n  - macros: { include_dir: docs/parts }\nextra:\n  boat: { seats: 7 }\n',
    'docs/index.md':
      '# Ferry\n\n{{ config.site_name }} has {{ boat.seats }} seats, {{ count() }}, `{{ code }}`.\n\n```yaml\nname: {{ config.site_name }}\n```\n\n{% raw %}\n`{{ config.site_name }}`\n{% endraw %}\n\n=== "A"\n{% filter indent(width=4) %}\n{% include "part.md" %}\n{% endfilter %}\n',
    'docs/parts/part.md': 'One.\n\nTwo.\n',
  });
  expect(pages['index.md']).toContain(
    'Ferry has 7 seats, {{ count() }}, `{{ code }}`.\n\n```yaml\nname: Ferry\n```\n\n`{{ config.site_name }}`\n\n\n=== "A"\n    One.\n\n    Two.',
  );
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toMatchObject([{ what: 'macro', line: 3 }]);
  expect(lost).toEqual([]);
});

it('leaves pages as they are that macros do not fill in', () => {
  const { pages, notes } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nplugins:\n  - macros: { render_by_default: false }\nextra: { port: Rome }\n',
    'docs/index.md': '# Ferry\n\n{{ port }} {{ count() }}\n',
    'docs/filled.md': '---\nrender_macros: true\n---\n\n# Filled\n\n{{ port }}\n',
  });
  expect(pages['index.md']).toContain('{{ port }} {{ count() }}');
  expect(pages['filled.md']).toContain('\nRome\n');
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toEqual([]);
});

it('names a section without a name as its index', () => {
  const { config } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nnav:\n  - "":\n    - guide/index.md\n    - guide/boats.md\n',
    'docs/guide/index.md': '# The guide\n',
    'docs/guide/boats.md': '# Boats\n',
  });
  expect(config['navigation']).toEqual({ pages: [{ group: 'The guide', root: 'guide', pages: ['guide/boats'] }] });
});

it('orders pages as the files of their folders say', () => {
  const { config, notes } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nplugins:\n  awesome-pages: {}\n  gen-files: { scripts: [a.py] }\nhooks: [hook.py]\n',
    'docs/.pages': 'nav:\n  - index.md\n  - Boats: fleet\n  - Help: https://help.example.com\n  - Rest:\n      - ... | z*.md\n  - ...\n',
    'docs/index.md': '# Ferry\n',
    'docs/zeal.md': '# Zeal\n',
    'docs/about.md': '# About\n',
    'docs/fleet/.pages': 'order: desc\n',
    'docs/fleet/a.md': '# A\n',
    'docs/fleet/b.md': '# B\n',
    'docs/drafts/.pages': 'hide: true\n',
    'docs/drafts/c.md': '# C\n',
    'docs/trips/.pages': 'title: All trips\n',
    'docs/trips/d.md': '# D\n',
  });
  expect(config['navigation']).toEqual({
    pages: [
      'index',
      { group: 'Boats', pages: ['fleet/b', 'fleet/a'] },
      'links/help',
      { group: 'Rest', pages: ['zeal'] },
      'about',
      { group: 'All trips', pages: ['trips/d'] },
    ],
  });
  expect(notes.filter(({ kind }) => kind === 'left-out').map(({ message }) => message.split(' does ', 1)[0])).toEqual([
    'The plugin `gen-files`',
    'The script hook.py',
  ]);
});

it('reads the list of literate-nav, and a nav whose folders have one', () => {
  const files = {
    'docs/SUMMARY.md': '* [Ferry](index.md)\n* Fleet\n    * [All](fleet/index.md)\n    * fleet/*.md\n* [Trips](trips/)\n',
    'docs/index.md': '# Ferry\n',
    'docs/fleet/index.md': '# Fleet\n',
    'docs/fleet/a.md': '# A\n',
    'docs/trips/SUMMARY.md': '- [Two](d.md)\n- [One](c.md)\n',
    'docs/trips/c.md': '# C\n',
    'docs/trips/d.md': '# D\n',
  };
  const trips = { group: 'Trips', pages: ['trips/d', 'trips/c'] };
  const whole = tryMigration({ 'mkdocs.yml': 'site_name: Ferry\nplugins: [literate-nav]\n', ...files });
  expect(whole.config['navigation']).toEqual({ pages: ['index', { group: 'Fleet', pages: ['fleet', 'fleet/a'] }, trips] });
  const named = tryMigration({ 'mkdocs.yml': 'site_name: Ferry\nplugins: [literate-nav]\nnav:\n  - Trips: trips/\n', ...files });
  expect(named.config['navigation']).toEqual({ pages: [trips] });
});

it('merges a config with what it inherits', () => {
  const { config } = tryMigration({
    'mkdocs.yml': 'INHERIT: base.yml\nsite_name: Ferry\nextra: { boat: Aida }\n',
    'base.yml': 'site_name: Base\nplugins: { macros: null }\nextra: { port: Rome }\n',
    'docs/index.md': '# {{ boat }} of {{ port }}\n',
  });
  expect(config).toMatchObject({ name: 'Ferry', navigation: { pages: ['index'] } });
});

it('shows words that are explained, sizes of pictures and signs around words', () => {
  const { pages, lost, notes } = tryMigration({
    'mkdocs.yml':
      'site_name: Ferry\nmarkdown_extensions: [abbr, attr_list, pymdownx.caret, pymdownx.tilde, pymdownx.critic, pymdownx.arithmatex]\n',
    'docs/img/a.png': '',
    'docs/guide/pic/a.png': '',
    'docs/guide/boats.md': `# HTML boats

HTML and \`HTML\`, [HTML](https://html.example.com/HTML), xHTML: H~2~O, ~~gone~~, x^2^, ^^new^^, {++more++}{--less--}[^1], \\(a^b\\), $c^d^e$.

![A "boat"](../img/a.png){ width="300" align=left } ![](../img/a.png#only-dark){ style="max-width: 9px; width: 50%" }
<img src="../pic/a.png" alt="Raw">

| :material-check: | :material-close:{ .red } | :material-boat: Sail |
| --- | --- | --- |

[^1]: Note.

*[HTML]: Hyper "Text"
    Markup
*[C++ x-y]: Unused
*[xHTML]: A dialect
`,
  });
  expect(pages['guide/boats.md']).toBe(`# HTML boats

<abbr title="Hyper &quot;Text&quot; Markup">HTML</abbr> and \`HTML\`, [<abbr title="Hyper &quot;Text&quot; Markup">HTML</abbr>](https://html.example.com/HTML), <abbr title="A dialect">xHTML</abbr>: H<sub>2</sub>O, ~~gone~~, x<sup>2</sup>, <ins>new</ins>, <ins>more</ins><del>less</del>[^1], $a^b$, $c^d^e$.

<img src="../img/a.png" alt="A &quot;boat&quot;" width="300" /> <img src="../img/a.png" alt="" width="50%" class="hidden dark:block" />
<img src="/guide/pic/a.png" alt="Raw">

| ✓ | ✗ | Sail |
| --- | --- | --- |

[^1]: Note.

`);
  expect(lost).toEqual([]);
  expect(notes.map(({ message }) => message)).toEqual([':material-boat: was removed.']);
});

it('takes in what stands between two texts of a file, several files, and what the config appends', () => {
  const { pages, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nmarkdown_extensions:\n  - abbr\n  - pymdownx.snippets: { auto_append: [includes/words.md] }\n',
    'docs/index.md': `# Ferry

{%
  include-markdown "../README.md"
  start="<!-- 100% -->"
  end='<!-- end -->'
  heading-offset=1
%}

--8<--
a.md
; b.md
c.md
--8<--
`,
    'docs/fares.md': '# Fares\n',
    'README.md': '# Not this\n<!-- 100% -->\n# [Fares](docs/fares.md) of the VHF\n<!-- end -->\nNor this\n',
    'includes/words.md': '*[VHF]: Very high frequency\n*[UHF]: Unused here\n',
    'includes/a.md': 'First VHF.\n',
    'includes/c.md': 'Third.\n',
  });
  expect(pages['index.md']?.trim()).toBe(
    '# Ferry\n\n\n## [Fares](/fares) of the VHF\n\nFirst <abbr title="Very high frequency">VHF</abbr>.\n\nThird.',
  );
  expect(lost).toEqual([]);
});

it.each([
  ['suffix', 'docs/index.md', 'docs/fleet/boats.md', 'docs/index.fr.md', 'docs/img/a.png', '/img/a.png'],
  ['folder', 'docs/en/index.md', 'docs/en/fleet/boats.md', 'docs/fr/index.md', 'docs/en/img/a.png', '/en/img/a.png'],
])('brings languages that the plugin i18n keeps by %s', (structure, home, boats, french, picture, shown) => {
  const { config, pages, lost } = tryMigration({
    'mkdocs.yml': `site_name: Ferry
nav: [{ Home: index.md }, { Fleet: [fleet/boats.md] }]
plugins:
  - i18n:
      docs_structure: ${structure}
      languages:
        - { locale: fr, name: Français, nav_translations: { Home: Accueil } }
        - { locale: en, name: English, default: true }
`,
    [home]: '# Ferry\n\n[Boats](fleet/boats.md)\n',
    [boats]: '# Boats\n\n[Home](../index.md)\n',
    [french]: '# Le bac\n\n[Bateaux](fleet/boats.md) ![](img/a.png)\n',
    [picture]: '',
  });
  expect(Object.keys(pages).toSorted()).toEqual(['fleet/boats.md', 'fr/index.md', 'index.md']);
  expect(config).toMatchObject({
    navigation: {
      languages: [
        { language: 'en', default: true, pages: ['index', { group: 'Fleet', pages: ['fleet/boats'] }] },
        { language: 'fr', pages: ['fr'] },
      ],
    },
    redirects: [{ source: '/fr/fleet/boats', destination: '/fleet/boats' }],
  });
  expect(pages['fr/index.md']).toContain(`[Bateaux](/fleet/boats) ![](${shown})`);
  expect(pages['fr/index.md']).toContain('sidebarTitle: Accueil');
  expect(lost).toEqual([]);
});

it('leaves out what a config excludes', () => {
  const { pages } = tryMigration({
    'mkdocs.yml': `site_name: Ferry
exclude_docs: |
  # Not yet
  /drafts/
  *.tmp.md
  !kept.tmp.md
plugins:
  - exclude: { glob: ['**/include-*.md'] }
`,
    ...Object.fromEntries(
      ['index.md', 'a.tmp.md', 'b/kept.tmp.md', 'drafts/c.md', 'b/drafts/d.md', 'b/include-e.md'].map((name) => [`docs/${name}`, '# A\n']),
    ),
  });
  expect(Object.keys(pages).toSorted()).toEqual(['b/drafts/d.md', 'b/kept.tmp.md', 'index.md']);
});

it('makes tabs of blocks of code that have the name of one', () => {
  const { pages, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md':
      '# Ferry\n\n- A\n\n  ```yaml tab="File (YAML)"\n  a: 1\n\n  ```\n\n  ```{ .toml tab="TOML" hl_lines="1" }\n  a = 1\n  ```\n',
  });
  expect(pages['index.md']).toBe(
    '# Ferry\n\n- A\n\n  === "File (YAML)"\n\n      ```yaml\n      a: 1\n\n      ```\n\n  === "TOML"\n\n      ```toml {1}\n      a = 1\n      ```\n',
  );
  expect(lost).toEqual([]);
});

it('keeps bars within code in their cell', () => {
  const { pages } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md':
      '# Ferry\n\n`a|b` | c\n--- | ---\n`a|b` and ``c|`d|e`` | `f\\|g`\n\n`a|b`\n\n```md\n| a | b |\n| - | - |\n| `a|b` | c |\n```\n',
  });
  expect(pages['index.md']).toBe(
    '# Ferry\n\n`a\\|b` | c\n--- | ---\n`a\\|b` and ``c\\|`d\\|e`` | `f\\|g`\n\n`a|b`\n\n```md\n| a | b |\n| - | - |\n| `a|b` | c |\n```\n',
  );
});

it("gives posts of a blog the addresses of Material's plugin, below the page of the blog", () => {
  const { config, pages, notes } = tryMigration({
    'mkdocs.yml':
      'site_name: Ferry\nnav: [index.md, { Blog: [blog/index.md] }]\nplugins:\n  - blog\n  - material/blog: { blog_dir: news, post_url_format: "{slug}" }\n',
    'docs/index.md': '# Ferry\n\n[Post](blog/posts/one.md)\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/one.md': '---\ndate: 2026-01-02\n---\n# Hello, "Ferry" & all\n',
    'docs/blog/posts/2026/two/index.md': '---\ndate:\n  created: 2026-03-04\nslug: two\n---\n# Two\n',
    'docs/news/index.md': '# News\n',
    'docs/news/posts/three.md': '# Three\n',
  });
  expect(config['navigation']).toEqual({
    pages: [
      'index',
      { group: 'Blog', root: 'blog', pages: ['blog/2026/03/04/two', 'blog/2026/01/02/hello-ferry--all'] },
      { group: 'Blog', pages: ['news/three'] },
    ],
  });
  expect(pages['index.md']).toContain('[Post](/blog/2026/01/02/hello-ferry--all)');
  expect(notes.map(({ kind, what }) => `${kind} ${what}`)).toEqual(['differs blog']);
});

it("brings pictures that a theme of the site's own serves", () => {
  const { pages, assets } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\ntheme: { name: material, custom_dir: ./theme/ }\n',
    'docs/guide/boats.md': '# Boats\n\n![](../img/a.png) ![](../img/b.png)\n',
    'docs/img/b.png': '',
    'theme/img/a.png': '',
    'theme/img/b.png': '',
    'theme/main.html': '{% extends "base.html" %}',
  });
  expect(assets).toEqual(['img/a.png', 'img/b.png']);
  expect(pages['guide/boats.md']).toContain('![](../img/a.png) ![](../img/b.png)');
});

it('takes the heading of a page for its title, as the theme does', () => {
  const { pages, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md': '---\ntitle: Ferry documentation\n---\n\n# Overview\n\nText\n',
    'docs/same.md': '---\ntitle: Same\n---\n\n# Same\n',
    'docs/plain.md': '---\ntitle: Plain\n---\n\nText\n',
  });
  expect(pages['index.md']).toBe('---\nsidebarTitle: Ferry documentation\nog:title: Ferry documentation\n---\n\n# Overview\n\nText\n');
  expect(pages['same.md']?.trim()).toMatch(/# Same$/);
  expect(pages['same.md']).not.toContain('title:');
  expect(pages['plain.md']).toContain('title: Plain');
  expect(lost).toEqual([]);
});

it('knows a platform by any of its icons', () => {
  const { config, notes } = tryMigration({
    'mkdocs.yml':
      'site_name: Ferry\nextra:\n  social:\n    - icon: octicons/mark-github-24\n      link: https://github.com/example/ferry\n    - icon: fontawesome/brands/x-twitter\n      link: https://x.com/example\n',
    'docs/index.md': '# Ferry\n',
  });
  expect(config['navbar']).toEqual({ primary: { type: 'github', href: 'https://github.com/example/ferry' } });
  expect(config['footer']).toEqual({ socials: { github: 'https://github.com/example/ferry', x: 'https://x.com/example' } });
  expect(notes).toEqual([]);
});

it('finds a config that is named at the command line', () => {
  const { tool, config } = tryMigration({
    'mkdocs-common.yml': 'site_name: Ferry\n',
    'mkdocs-offline.yml': 'INHERIT: mkdocs-common.yml\n',
    'mkdocs-online.yml': 'INHERIT: mkdocs-common.yml\nsite_url: https://ferry.example.com\n',
    'docs/index.md': '# Ferry\n',
  });
  expect(tool).toBe('mkdocs');
  expect(config).toMatchObject({ name: 'Ferry', seo: { metatags: { canonical: 'https://ferry.example.com' } } });
});

it('keeps ids that a paragraph, a list or a link is given', () => {
  const { pages, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md':
      '# Ferry\n\nA text.\n{#after}\n\n- one { #one .big }\n- [x](https://example.com){ .y #two target=_blank }\n\n## Head { .big #own }\n',
  });
  expect(pages['index.md']).toContain(
    'A text.\n<a id="after"></a>\n\n- one <a id="one"></a>\n- [x](https://example.com)<a id="two"></a>\n\n## Head {#own}',
  );
  expect(lost).toEqual([]);
});

it('takes the page that the old site shows, of two with one address', () => {
  const { pages, notes, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\n',
    'docs/index.md': '# Ferry\n',
    'docs/boats.md': '# Old\n',
    'docs/boats/index.md': '# New\n',
  });
  expect(Object.keys(pages)).toEqual(['boats/index.md', 'index.md']);
  expect(notes).toMatchObject([{ kind: 'left-out', what: 'page hidden by another', file: 'docs/boats.md' }]);
  expect(lost).toEqual([]);
});

it('reads fields without a fence, and snippets from where the config says', () => {
  const { pages, notes, lost } = tryMigration({
    'mkdocs.yml': 'site_name: Ferry\nmarkdown_extensions:\n  - pymdownx.snippets:\n      base_path: docs/Parts\n',
    'docs/index.md': 'Title: All "boats"\nAuthors: Ann\n    Bob\n\n# Ferry\n\n[TOC]\n\n--8<-- "fares.md"\n',
    'docs/Parts/fares.md': 'Three coins.\n',
    'docs/note.md': 'Note: boats\nsail.\n',
  });
  expect(pages['index.md']).toContain('authors: "Ann Bob"');
  expect(pages['index.md']).toContain('\nThree coins.');
  expect(pages['note.md']).toBe('Note: boats\nsail.\n');
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toEqual([]);
  expect(lost).toEqual([]);
});
