import { expect, it } from 'vitest';
import { formatDelivered } from './format-delivered.ts';

const WHOLE = [{ href: '/b', reasons: ['`Chart` is a class', 'asks for `window`'] }];

it.each([
  [{ static: 3, whole: [], reasons: [] }, 'Last build: 3 of 3 pages run without React.'],
  [
    { static: 2, whole: WHOLE, reasons: [{ reason: '`Chart` is a class', pages: 1 }] },
    'Last build: 2 of 3 pages run without React. The others: `Chart` is a class (1).',
  ],
  [
    {
      static: 2,
      whole: WHOLE,
      reasons: [
        { reason: '`Chart` is a class', pages: 1 },
        { reason: 'asks for `window`', pages: 1 },
      ],
    },
    'Last build: 2 of 3 pages run without React. The others: `Chart` is a class (1), and 1 more; see `--json`.',
  ],
])('says how many pages run without React, and why others do not', (delivered, line) => {
  expect(formatDelivered(delivered)).toBe(line);
});
