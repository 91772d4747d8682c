import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from './format-diagnostic.ts';

describe('formatDiagnostic', () => {
  test('prints place, code, message, frame and hint', () => {
    const text = formatDiagnostic({
      code: 'config/wrong-type',
      severity: 'error',
      message: '`name` must be text, but it is a number.',
      hint: 'Write it in quotes: "5".',
      file: 'docs.json',
      line: 2,
      column: 11,
      frame: '  1 | {\n> 2 |   "name": 5\n    |           ^',
    });
    expect(text).toBe(
      [
        'error docs.json:2:11 config/wrong-type',
        '  `name` must be text, but it is a number.',
        '',
        '    1 | {',
        '  > 2 |   "name": 5',
        '      |           ^',
        '',
        '  Write it in quotes: "5".',
      ].join('\n'),
    );
  });

  test('leaves out what is not there', () => {
    expect(formatDiagnostic({ code: 'site/empty-tab', severity: 'warning', message: 'There is no page.' })).toBe(
      'warning site/empty-tab\n  There is no page.',
    );
  });

  test('hands each part to `color`', () => {
    const text = formatDiagnostic(
      { code: 'style/title', severity: 'info', message: 'm', hint: 'h', file: 'f', frame: '> 1 | x' },
      { color: (part, value) => `<${part}>${value}</>` },
    );
    expect(text).toBe('<info>info</> <place>f</> <code>style/title</>\n  m\n\n  <frame>> 1 | x</>\n\n  <hint>h</>');
  });
});
