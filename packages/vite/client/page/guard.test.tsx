import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Guard } from './guard.tsx';

function Own(): ReactElement {
  throw new Error('window is not defined');
}

test('what throws without a browser is left to it, and the rest is there', async () => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <p>
      before
      <Guard name="Own">
        <Own />
      </Guard>
      after
    </p>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  expect(html).toContain('before');
  expect(html).toContain('after');
  expect(errors).toEqual([new Error('window is not defined')]);
});

test('says in a browser what it was that threw', () => {
  expect(Guard.getDerivedStateFromError(new Error('boom'))).toEqual({ message: 'boom' });
  expect(Guard.getDerivedStateFromError('text')).toEqual({ message: 'text' });
});
