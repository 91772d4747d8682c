import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';

test.each([
  [undefined, 1],
  ['false', 1],
  ['', 0],
  [true, 0],
])('with noAnchor %j it has %i links to itself, and its id all the same', (noAnchor, links) => {
  const { container } = render(
    <Heading level="3" noAnchor={noAnchor}>
      One title
    </Heading>,
  );
  expect(container.querySelector('h3')?.id).toBe('one-title');
  expect(container.querySelectorAll('a[href="#one-title"]')).toHaveLength(links);
});
