import { expect, test } from 'vitest';
import { findNextOption } from './find-next-option.ts';

test.each([
  [{ key: 'ArrowDown' }, { active: 2 }, 0],
  [{ key: 'ArrowUp' }, { active: 0 }, 2],
  [{ key: 'n', ctrlKey: true }, {}, 1],
  [{ key: 'p', ctrlKey: true }, {}, 2],
  [{ key: 'n' }, {}, undefined],
  [{ key: 'End' }, {}, 2],
  [{ key: 'Home' }, { isInList: false }, undefined],
  [{ key: 'ArrowDown', isComposing: true }, {}, undefined],
  [{ key: 'ArrowDown' }, { count: 0 }, undefined],
  [{ key: 'ArrowDown', metaKey: true }, {}, undefined],
])('%j in %j', (keys, scope, expected) => {
  expect(findNextOption(press(keys), { active: 0, count: 3, isInList: true, ...scope })).toBe(expected);
});

function press(keys: { key: string; isComposing?: boolean }): KeyboardEvent {
  // What the function reads of an event.
  return { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...keys } as unknown as KeyboardEvent;
}
