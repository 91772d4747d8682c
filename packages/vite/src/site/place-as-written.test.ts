import { createCodeFrame } from '@octavo/core/internal';
import { expect, test } from 'vitest';
import { createWrittenPlacer } from './place-as-written.ts';
import { putVariables } from './put-variables.ts';

const VARIABLES = { product: 'The Great Product', tag: '<b>', lines: 'one\ntwo', p: '' };

test.each([
  ['{{product}} has [a link](/nope)', '/nope'],
  ['{{tag}} and {{product}} and {{p}} [a link](/nope) {{product}}', '/nope'],
  ['{{lines}}\n{{lines}} then /nope', '/nope'],
  ['/nope {{product}}', '/nope'],
  ['{{product}}/nope', '/nope'],
])('places what %j brings where it is written', (written, wanted) => {
  const filled = putVariables(written, VARIABLES);
  expect(locate(written, filled, wanted)).toEqual(expectPlace(written, wanted));
});

test('places what a variable brings at the variable', () => {
  const written = 'At {{product}} sale';
  expect(locate(written, putVariables(written, VARIABLES), 'Great')).toEqual(expectPlace(written, '{{product}}'));
  expect(locate(written, putVariables(written, VARIABLES), 'The Great Product')).toEqual(expectPlace(written, '{{product}}'));
});

/** Where a diagnostic of what is wanted in the filled text is placed, with an edit of it. */
function locate(written: string, filled: string, wanted: string): unknown {
  const start = filled.indexOf(wanted);
  const before = filled.slice(0, start).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  return createWrittenPlacer(
    written,
    VARIABLES,
  )({
    code: 'site/broken-link',
    severity: 'warning',
    message: '',
    line,
    column,
    frame: createCodeFrame(filled, line, column, wanted.length),
    fix: [{ start, end: start + wanted.length, text: '' }],
  });
}

function expectPlace(written: string, wanted: string): unknown {
  const start = written.indexOf(wanted);
  const before = written.slice(0, start).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const frame = createCodeFrame(written, line, column, wanted.length);
  return {
    code: 'site/broken-link',
    severity: 'warning',
    message: '',
    line,
    column,
    frame,
    fix: [{ start, end: start + wanted.length, text: '' }],
  };
}
