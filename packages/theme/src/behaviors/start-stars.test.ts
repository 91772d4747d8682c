import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatStars } from './format-stars.ts';
import { startStars } from './start-stars.ts';

function show(...repositories: string[]): () => string {
  document.body.innerHTML = repositories
    .map((name) => `<span data-repository="${name}" data-label="Stars: {count}"><span hidden></span><span></span></span>`)
    .join('');
  startStars(document);
  return () => document.body.textContent;
}

describe('startStars', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 1));
    fetch.mockReset();
  });
  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
  });

  it('asks once for each, and once per session', async () => {
    fetch.mockResolvedValue(new Response('{"stargazers_count":1234}'));
    const read = show('relay/relay', 'relay/relay');
    await expect.poll(read).toBe('1.2k1.2k');
    expect(document.querySelector('[data-repository]')?.getAttribute('aria-label')).toBe('Stars: 1234');
    expect(show('relay/relay')()).toBe('1.2k');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', () => Promise.resolve(new Response('{}', { status: 403 }))],
    ['offline', () => Promise.reject(new TypeError('offline'))],
    ['nonsense', () => Promise.resolve(new Response('<html>'))],
  ])('shows nothing when %s', async (_, answer) => {
    fetch.mockImplementation(answer);
    const read = show('relay/other');
    await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(read()).toBe('');
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
