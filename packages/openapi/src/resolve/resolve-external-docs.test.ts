import { expect, test } from 'vitest';
import { resolveExternalDocs } from './resolve-external-docs.ts';

test.each(['https://a.test/x', '//a.test', '/guides/start', 'mailto:a@a.test'])('leads to %j', (url) => {
  expect(resolveExternalDocs({ url, description: 'More' })).toEqual({ url, description: 'More' });
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '', undefined])(
  'leads nowhere from %j',
  (url) => {
    expect(resolveExternalDocs(url === undefined ? {} : { url })).toBeUndefined();
  },
);
