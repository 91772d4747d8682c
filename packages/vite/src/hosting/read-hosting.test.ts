import { expect, test } from 'vitest';
import { readHosting } from './read-hosting.ts';

test.each([
  [{ NETLIFY: 'true', URL: 'https://ferry.netlify.app/' }, '/', { hosting: 'netlify', address: 'https://ferry.netlify.app' }],
  [
    { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'ferry.test', VERCEL_URL: 'ferry-x1.vercel.app' },
    '/',
    { hosting: 'vercel', address: 'https://ferry.test' },
  ],
  [{ CF_PAGES: '1', CF_PAGES_URL: 'https://a1b2.ferry.pages.dev' }, '/', { hosting: 'cloudflare', address: 'https://ferry.pages.dev' }],
  [{ CF_PAGES: '1', CF_PAGES_URL: 'https://ferry.pages.dev' }, '/', { hosting: 'cloudflare', address: 'https://ferry.pages.dev' }],
  [{ RENDER: 'true', RENDER_EXTERNAL_URL: 'https://f.onrender.com' }, '/', { hosting: 'render', address: 'https://f.onrender.com' }],
  [
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'Line/ferry' },
    '/ferry',
    { hosting: 'github-pages', address: 'https://line.github.io/ferry' },
  ],
  [
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'line/line.github.io' },
    '/',
    { hosting: 'github-pages', address: 'https://line.github.io' },
  ],
  [{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'line/ferry' }, '/', {}],
  [{ GITLAB_CI: 'true', CI_PAGES_URL: 'https://l.gitlab.io/f' }, '/f', { hosting: 'gitlab-pages', address: 'https://l.gitlab.io/f' }],
  [{ GITLAB_CI: 'true', CI_PAGES_URL: 'https://l.gitlab.io/f' }, '/', {}],
  [{ NETLIFY: 'true', URL: 'nonsense' }, '/', { hosting: 'netlify' }],
  [{ URL: 'https://other.test' }, '/', {}],
])('%j with the base %s', (env, base, expected) => {
  expect(readHosting(env, { base })).toEqual(expected);
});

test('a domain of its own on GitHub Pages', () => {
  expect(readHosting({ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'l/f' }, { base: '/', domain: 'ferry.test' })).toEqual({
    hosting: 'github-pages',
    address: 'https://ferry.test',
  });
});
