import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findGitHubName, formatStars, useStars } from './use-stars.ts';

function Stars({ url }: { url: string }): ReactElement {
  return <p>{useStars(url) ?? 'none'}</p>;
}

describe('useStars', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('requestIdleCallback', (run: (value: unknown) => void) => (run(undefined), 1));
    fetch.mockReset();
  });

  it('asks once per session', async () => {
    fetch.mockResolvedValue(new Response('{"stargazers_count":1234}'));
    const { container, unmount } = render(<Stars url="https://github.com/relay/relay" />);
    await waitFor(() => expect(container.textContent).toBe('1234'));
    unmount();
    const again = render(<Stars url="https://github.com/relay/relay.git" />);
    await waitFor(() => expect(again.container.textContent).toBe('1234'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', () => Promise.resolve(new Response('{}', { status: 403 }))],
    ['offline', () => Promise.reject(new TypeError('offline'))],
    ['nonsense', () => Promise.resolve(new Response('<html>'))],
  ])('shows nothing when %s', async (_, answer) => {
    fetch.mockImplementation(answer);
    const { container } = render(<Stars url="https://github.com/relay/other" />);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(container.textContent).toBe('none');
  });

  it('asks no other host', () => {
    render(<Stars url="https://gitlab.com/relay/relay" />);
    expect(fetch).not.toHaveBeenCalled();
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [9960, '10k'],
  [45678, '46k'],
  [1_250_000, '1.3m'],
])('%i is %s', (stars, text) => {
  expect(formatStars(stars)).toBe(text);
});

it.each([
  ['https://github.com/a/b', 'a/b'],
  ['https://github.com/a/b.git', 'a/b'],
  ['https://www.github.com/a/b.js/tree/main', 'a/b.js'],
  ['https://github.com/a', undefined],
  ['https://github.com.evil.test/a/b', undefined],
  ['/pricing', undefined],
])('%s -> %s', (url, name) => {
  expect(findGitHubName(url)).toBe(name);
});
