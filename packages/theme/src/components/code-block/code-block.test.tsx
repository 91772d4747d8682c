import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../../fixtures/settle.ts';
import { CodeBlock } from './code-block.tsx';

const html = '<pre class="shiki"><code><span class="line">const a = 1;</span>\n<span class="line">a &lt; 2;</span>\n</code></pre>';

function useClipboard(clipboard: { writeText: (text: string) => Promise<void> } | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

async function pressCopy(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: 'Copy code' });
  await act(async () => {
    fireEvent.click(button);
  });
  return button;
}

afterEach(() => {
  vi.useRealTimers();
});

test('copies the text of the code, without the last line break, and says so for a while', async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  useClipboard({ writeText: async (text) => void written.push(text) });
  render(<CodeBlock html={html} title="a.ts" />);
  const button = await pressCopy();
  expect(written).toEqual(['const a = 1;\na < 2;']);
  expect(button.getAttribute('data-state')).toBe('copied');
  expect(button.getAttribute('aria-label')).toBe('Copied');
  act(() => void vi.advanceTimersByTime(2100));
  expect(button.getAttribute('data-state')).toBe('idle');
});

test('has no button where copying makes no sense', () => {
  render(<CodeBlock html={html} nocopy />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says so when the clipboard refuses or is missing', async () => {
  useClipboard({ writeText: () => Promise.reject(new Error('denied')) });
  render(<CodeBlock html={html} />);
  expect((await pressCopy()).getAttribute('data-state')).toBe('failed');
  cleanup();
  useClipboard(undefined);
  render(<CodeBlock html={html} />);
  expect((await pressCopy()).getAttribute('data-state')).toBe('failed');
});

test('shows a header for a title or a language, and puts its options on the elements', () => {
  const { container, rerender } = render(<CodeBlock html={html} language="ts" lines="true" wrap="false" />);
  expect(container.querySelector('.octavo-code-header')).toBeNull();
  expect(container.querySelector('.octavo-code')?.getAttribute('data-language')).toBe('ts');
  const body = container.querySelector('.octavo-code-body');
  expect(body?.hasAttribute('data-lines')).toBe(true);
  expect(body?.hasAttribute('data-wrap')).toBe(false);
  rerender(<CodeBlock html={html} language="ts" label="TypeScript" />);
  expect(container.querySelector('.octavo-code-title')?.textContent).toBe('TypeScript');
  rerender(<CodeBlock html={html} title="My file" label="TypeScript" />);
  expect(container.querySelector('.octavo-code-title')?.textContent).toBe('My file');
});

test('expandable cuts a long block only, until asked for more', async () => {
  const { container, rerender } = render(<CodeBlock html={html} expandable />);
  expect(container.querySelector('[data-expandable]')).toBeNull();
  rerender(<CodeBlock html={html.replace('\n', '\n'.repeat(20))} expandable />);
  expect(container.querySelector('[data-expandable]:not([data-expanded])')).not.toBeNull();
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(container.querySelector('[data-expandable][data-expanded]')).not.toBeNull();
});
