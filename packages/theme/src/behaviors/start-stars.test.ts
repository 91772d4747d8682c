import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStars } from './start-stars.ts';

const FILE = '/docs/octavo-stars.json';

function show(...repositories: string[]): () => string {
  document.body.innerHTML = repositories
    .map(
      (name) =>
        `<span data-repository="${name}" data-stars-file="${FILE}" data-label="Stars: {count}" hidden><svg></svg><span></span></span>`,
    )
    .join('');
  startStars(document);
  return () => [...document.querySelectorAll<HTMLElement>('[data-repository]')].map((one) => (one.hidden ? '' : one.innerText)).join(' ');
}

describe('startStars', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 1));
    document.documentElement.lang = 'en';
    fetch.mockReset();
  });
  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
  });

  it('asks the site, once for all and once per session', async () => {
    fetch.mockResolvedValue(new Response('{"relay":1234,"other":45678}'));
    const read = show('relay', 'other', 'unknown');
    await expect.poll(read).toBe('1.2K 46K ');
    expect(document.querySelector('[data-repository]')?.getAttribute('aria-label')).toBe('Stars: 1,234');
    expect(show('relay')()).toBe('1.2K');
    expect(fetch.mock.calls).toEqual([[FILE]]);
  });

  it('writes the number as the language of the page does', async () => {
    document.documentElement.lang = 'hi';
    fetch.mockResolvedValue(new Response('{"relay":123456}'));
    await expect.poll(show('relay')).toMatch(/^1\.2\sलाख$/);
    expect(document.querySelector('[data-repository]')?.getAttribute('aria-label')).toBe('Stars: 1,23,456');
  });

  it.each([
    ['refused', () => Promise.resolve(new Response('{}', { status: 403 }))],
    ['offline', () => Promise.reject(new TypeError('offline'))],
    ['nonsense', () => Promise.resolve(new Response('<html>'))],
    ['without a number', () => Promise.resolve(new Response('{"other":"1"}'))],
  ])('shows nothing when %s', async (_, answer) => {
    fetch.mockImplementation(answer);
    const read = show('other');
    await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(read().trim()).toBe('');
  });
});
