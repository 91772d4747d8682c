import { expect, test } from 'vitest';
import { createNearestPage } from './find-nearest-page.ts';

const find = createNearestPage([
  '/',
  '/guides/setup',
  '/guides/quickstart',
  '/api/setup',
  '/providers/aws',
  '/providers/overview',
  '/intro',
  '/sdk/js/overview',
  '/docs/tracing/openai/chat-completion',
]);

test.each([
  ['/providers', '/providers/overview'],
  ['/setup', undefined],
  ['/sdk', '/sdk/js/overview'],
  ['/docs/tracing/openai', '/docs/tracing/openai/chat-completion'],
  ['/docs', undefined],
  ['/js/overview', '/sdk/js/overview'],
  ['/api/v1/setup', '/api/setup'],
  ['/guides/quick-start', '/guides/quickstart'],
  ['/guides/quickstrat', '/guides/quickstart'],
  ['/guide/quickstarts', '/guides/quickstart'],
  ['/elsewhere/altogether', undefined],
])('%s most likely means %s', (href, nearest) => {
  expect(find(href)).toBe(nearest);
});
