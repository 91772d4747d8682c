import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './banner.tsx';

test('a dismissed banner stays away until its words change', () => {
  render(<Banner dismissible="true" content="Version **2** is out" />);
  expect(screen.getByRole('note').innerHTML).toContain('<strong>2</strong>');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  render(<Banner dismissible content="Version **2** is out" />);
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  render(<Banner dismissible content="Version 3 is out" />);
  expect(screen.getByRole('note').textContent).toBe('Version 3 is out');
});

test('one that cannot be dismissed has no button, and always shows', () => {
  localStorage.setItem('octavo-dismissed', '["Text"]');
  render(<Banner dismissible="false">Text</Banner>);
  expect(screen.getByRole('note').textContent).toBe('Text');
  expect(screen.queryByRole('button')).toBeNull();
});
