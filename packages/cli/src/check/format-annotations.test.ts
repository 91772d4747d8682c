import { expect, it } from 'vitest';
import { formatAnnotations } from './format-annotations.ts';

it('writes a command per finding, escaped, with paths from the checkout', () => {
  const text = formatAnnotations(
    [
      { code: 'style/title', severity: 'warning', message: '50% of\nit', hint: 'Do: this, then.', file: 'a, b.mdx', line: 3, column: 5 },
      { code: 'site/broken-hash', severity: 'info', message: 'note' },
    ],
    { root: '/repo/docs', from: '/repo' },
  );
  expect(text).toBe(
    '::warning file=docs/a%2C b.mdx,line=3,col=5,title=style/title::50%25 of%0Ait%0ADo: this, then.\n::notice title=site/broken-hash::note',
  );
});
