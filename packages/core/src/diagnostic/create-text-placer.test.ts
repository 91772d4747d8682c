import { expect, test } from 'vitest';
import { createCodeFrame } from './create-code-frame.ts';
import { createTextPlacer } from './create-text-placer.ts';
import { positionAt } from './position-at.ts';

test.each(['', 'a', '\n', '\uFEFFa\r\nb\rc\n', 'one\n\n  two\n'])('places all of %j as if it were placed alone', (text) => {
  const place = createTextPlacer();
  for (let offset = -1; offset <= text.length + 1; offset += 1) {
    const { line, column } = positionAt(text, offset);
    expect(place(text, { offset, length: 1 })).toEqual({ line, column, frame: createCodeFrame(text, line, column, 1) });
  }
});
