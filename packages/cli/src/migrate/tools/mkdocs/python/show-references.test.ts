import { expect, it } from 'vitest';
import { tryMigration } from '../../../tool-fixture.ts';

const SITE = {
  'mkdocs.yml':
    'site_name: Ferry\nplugins:\n  - mkdocstrings:\n      handlers:\n        python:\n          options:\n            show_root_heading: true\n',
  'src/ferry/__init__.py': '"""Ferries."""\nfrom .boats import (\n    Boat as Boat,  # the one\n)\n',
  'src/ferry/boats.py': `import os

LIMIT: int = 3
"""How many sail."""

many = partial(LIMIT)

class Boat(Base):
    """A boat.

    Attributes:
        name: What it is called,
            by all.
    """

    def sail(self, to: str = "a)", *, fast: bool = False) -> None:
        """Sail somewhere.

        Args:
            to (str): The *quay*.
            **rest: More.

        Note:
            Mind the tide.

        >>> boat.sail('a')
        True
        """
        if fast:
            def inner(): ...

    def _own(self):
        """Nobody's business."""

    def untold(self):
        pass
`,
  'docs/index.md':
    '# API\n\nSee [the boat][ferry.Boat].\n\n::: ferry.Boat\n    options:\n      heading_level: 3\n\n::: ferry.boats.LIMIT\n    options:\n      show_root_heading: false\n\n::: ferry.boats.LIMIT\n\n::: ferry.boats.many\n\n::: ferry.Missing\n',
};

it('shows what the program in the repository says', () => {
  const { pages, notes, lost } = tryMigration(SITE);
  const page = pages['index.md'] ?? '';
  expect(page).toContain(
    '### `ferry.Boat` {#ferry.Boat}\n\n```python\nclass Boat(Base)\n```\n\nA boat.\n\n**Attributes**\n\n- `name`: What it is called,\n  by all.',
  );
  expect(page).toContain(
    '#### `sail` {#ferry.Boat.sail}\n\n```python\ndef sail(self, to: str = "a)", *, fast: bool = False) -> None\n```\n\nSail somewhere.\n\n**Parameters**\n\n- `to` (`str`): The *quay*.\n- `**rest`: More.',
  );
  expect(page).toContain('!!! note\n\n    Mind the tide.');
  expect(page).toContain("```pycon\n>>> boat.sail('a')\nTrue\n```");
  expect(page).toContain('<a id="ferry.boats.LIMIT"></a>\n\nHow many sail.');
  expect(page).toContain('## `ferry.boats.LIMIT`\n');
  expect(page).toContain('## `ferry.boats.many` {#ferry.boats.many}\n\n```python\nmany = partial(LIMIT)\n```');
  expect(page).not.toMatch(/_own|untold|inner/);
  expect(notes.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'differs: `ferry.Boat` is text now: it no longer follows the code.',
    'differs: `ferry.boats.LIMIT` is text now: it no longer follows the code.',
    'differs: `ferry.boats.LIMIT` is text now: it no longer follows the code.',
    'differs: `ferry.boats.many` is text now: it no longer follows the code.',
    'by-hand: `::: ferry.Missing` is generated from the code: add it as Markdown, or with an extension.',
    'left-out: [the boat][ferry.Boat] is now plain text.',
  ]);
  expect(lost).toEqual([]);
});
