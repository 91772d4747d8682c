import { expect, test } from 'vitest';
import { isClearMath } from './is-clear-math.ts';

test.each(['x', "f'", 'f(x)', 'E = mc^2', String.raw`\alpha`, String.raw`5 \text{ apples}`, 'x_1', 'a+b', '2n + 1', 'n < m'])(
  '%s is a formula',
  (content) => expect(isClearMath(content)).toBe(true),
);

test.each(['', '5', '5 and ', ' x', 'x ', 'host.name', 'HOME', 'service_name', 'US', '{a}', '5-', '1,000', 'PATH=/bin'])(
  '%j is none',
  (content) => expect(isClearMath(content)).toBe(false),
);
