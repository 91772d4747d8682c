import { expect, it } from 'vitest';
import { findLeftovers } from './find-leftovers.ts';

it('names forms of other tools that are shown as text, but in code', () => {
  expect(findLeftovers('/// tip | A\n\n{* a.py *}\n\nA {% if a %}.\n\n{% hint style="info" %}\n')).toEqual([
    '`/// tip | A` is shown as text.',
    '`{* a.py *}` is shown as text.',
    '`{% if a %}` is shown as text.',
  ]);
  expect(findLeftovers('For example:\n\n    {% extends "a.html" %}\n\n    {% block b %}{% endblock %}\n')).toEqual([]);
  expect(findLeftovers('- An entry:\n\n    {% if a %}\n')).toHaveLength(1);
  expect(findLeftovers('`{% if %}` and\n\n```\n/// tip\n<<< a.js\n```\n')).toEqual([]);
});
