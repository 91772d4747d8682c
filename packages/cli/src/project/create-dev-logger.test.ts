import { expect, it } from 'vitest';
import { createLogger } from 'vite';
import { createDevLogger } from './create-dev-logger.ts';

it('tells of edits by their files, and not of the parts of Vite', () => {
  const written: string[] = [];
  const logger = createDevLogger({ ...createLogger('silent'), info: (text) => void written.push(text) });
  const lines = [
    '\u001b[2m[optimizer] bundling dependencies...\u001b[22m',
    'connected.',
    '\u001b[32mhmr update \u001b[39m\u001b[2m/guide/start.mdx.octavo, /style.css\u001b[22m',
    'page reload docs.json',
  ];
  for (const line of lines) logger.info(line);
  expect(written).toEqual(['updated guide/start.mdx, style.css', 'page reload docs.json']);
});
