import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

test.each(['https://example.com/a', 'HTTP://example.com', '//example.com'])('%s opens beside the site', (href) => {
  render(<Link href={href}>x</Link>);
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['/guide', '#a', 'guide', 'mailto:a@example.com'])('%s stays', (href) => {
  render(<Link href={href}>x</Link>);
  expect(screen.getByRole('link').hasAttribute('target')).toBe(false);
  expect(screen.getByRole('link').hasAttribute('rel')).toBe(false);
});

test('the author has the last word', () => {
  render(
    <Link href="https://example.com" target="_self">
      x
    </Link>,
  );
  expect(screen.getByRole('link').getAttribute('target')).toBe('_self');
});
