import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './card.tsx';

test('a link in the text of a linked card is not inside another link', () => {
  const { container } = render(
    <Card title="Guide" href="/guide">
      Or see <a href="/other">this</a>.
    </Card>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Guide', 'this']);
  expect(container.querySelector('a a')).toBeNull();
});

test('an unresolved icon leaves no box', () => {
  const { container } = render(<Card title="Guide" icon="rocket" />);
  expect(container.querySelector('.octavo-card-icon')).toBeNull();
});

test('a kind of callout gives its sign, and an icon of its own takes the place of it', () => {
  const { container } = render(
    <>
      <Card title="a" type="Warning" />
      <Card title="b" type="tip" icon="🚀" />
      <Card title="c" type="bold" />
    </>,
  );
  expect([...container.querySelectorAll('.octavo-card')].map((card) => card.getAttribute('data-type'))).toEqual(['warning', 'tip', null]);
  expect([...container.querySelectorAll('.octavo-card-icon')].map((icon) => icon.innerHTML.includes('data-glyph'))).toEqual([true, false]);
});

test('without a title the link is named by its call to action, else its address', () => {
  render(<Card href="/guide" cta="Read on" />);
  expect(screen.getByRole('link', { name: 'Read on' }).getAttribute('href')).toBe('/guide');
  cleanup();
  render(<Card href="/guide" />);
  expect(screen.getByRole('link', { name: '/guide' })).toBeDefined();
});

test.each([
  ['https://example.com', undefined, true],
  ['https://example.com', 'false', false],
  ['/guide', undefined, false],
  ['/guide', 'true', true],
  [undefined, 'true', false],
])('href %s with arrow %s: arrow %s', (href, arrow, expected) => {
  const { container } = render(<Card title="x" href={href} arrow={arrow} />);
  expect(container.querySelector('[data-glyph=external]') !== null).toBe(expected);
});
