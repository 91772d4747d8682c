import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes mkdocs.yml and its Markdown over', () => {
  const { tool, config, pages, notes, lost } = tryMigration({
    'mkdocs.yml': `site_name: Ferry
site_url: https://ferry.example.com/docs/
repo_url: https://github.com/example/ferry
theme:
  name: material
  features: [navigation.tabs]
  palette: { primary: teal }
nav:
  - index.md
  - Guide:
    - guide/index.md
    - Boats: guide/boats.md
  - API: [api.md, { Chat: 'https://chat.example.com' }]
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
plugins:
  - redirects: { redirect_maps: { old.md: guide/boats.md } }
`,
    'docs/index.md': '# Home\n\n[Boats](guide/boats.md#types){ .md-button } :material-boat: ++ctrl+c++\n',
    'docs/guide/index.md': '# The guide\n\n!!! api "Look"\n    Text\n',
    'docs/guide/boats.md': '# Boats\n\n## Types { #types }\n\n```{ .py hl_lines="1 3" title="a.py" }\n--8<-- "docs/a.py:one"\n```\n',
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
      ],
    },
  });
  expect(pages['index.md']).toContain('[Boats](guide/boats.md#types) <kbd>Ctrl</kbd>+<kbd>C</kbd>');
  expect(pages['guide/index.md']).toContain('!!! note "Look"');
  expect(pages['guide/boats.md']).toContain('## Types {#types}\n\n```py title="a.py" file=/snippets/code/docs/a.py#one {1,3}\n```');
  expect(pages['api.md']).toContain('\n`Boat`\n');
  expect(notes.filter(({ kind }) => kind === 'by-hand').map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/api.md:3']);
});
