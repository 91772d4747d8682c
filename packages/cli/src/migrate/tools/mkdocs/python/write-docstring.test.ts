import { expect, it } from 'vitest';
import { writeDocstring } from './write-docstring.ts';

it.each([
  [
    'NumPy',
    'Sail.\n\nParameters\n----------\nto : str\n    The quay.\nfast\n\nReturns\n-------\nbool\n    Whether it did.',
    'Sail.\n\n**Parameters**\n\n- `to` (`str`):\n  The quay.\n- `fast`:\n\n\n**Returns**\n\n- `bool`:\n  Whether it did.\n',
  ],
  [
    'Sphinx',
    'Sail.\n\n:param str to: The quay.\n:returns: True\n:raises Tide: At night.',
    'Sail.\n\n- `to`: The quay.\n- **Returns** True\n- **Raises** Tide At night.',
  ],
  ['a shell', '>>> 1 + 1\n2\n\nText', '```pycon\n>>> 1 + 1\n2\n```\n\nText'],
  ['none', 'Note that: this\n  stays.', 'Note that: this\n  stays.'],
])('%s', (_, text, expected) => {
  expect(writeDocstring(text)).toBe(expected);
});
