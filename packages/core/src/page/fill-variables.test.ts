import { expect, test } from 'vitest';
import { fillVariables } from './fill-variables.ts';

test('puts in what is known, everywhere, and leaves the rest', () => {
  const variables = { version: '2.1', 'api-url': 'https://x.y/$&' };
  expect(fillVariables('v{{version}} at {{ api-url }}, `{{version}}`, {{other}}, {{toString}}, {version}', variables)).toBe(
    'v2.1 at https://x.y/$&, `2.1`, {{other}}, {{toString}}, {version}',
  );
  expect(fillVariables('{{version}}', {})).toBe('{{version}}');
});
