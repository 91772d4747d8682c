import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { COMPONENT_NAMES } from '@octavo/theme/internal/component-names';
import { expect, it } from 'vitest';

const LISTER = `
  const { registerHooks } = require('node:module');
  const { parentPort, workerData } = require('node:worker_threads');
  const urls = [];
  registerHooks({ load(url, context, next) { urls.push(url); return next(url, context); } });
  (async () => {
    const { compile } = await import(workerData.url);
    const text = '# A\\n\\n\`\`\`ts\\nconst a = 1;\\n\`\`\`\\n\\n| a |\\n| - |\\n| <b>1</b> |\\n';
    const page = await compile({ input: { file: 'a.mdx', text }, started: { postMessage() {} } });
    parentPort.postMessage({ urls, code: page.code });
  })();
`;

it('compiles a page without the bundler, which takes a thread as long to load as half of the compiler', async () => {
  const url = new URL('compile-worker.ts', import.meta.url).href;
  const worker = new Worker(LISTER, { eval: true, workerData: { url, dev: true, componentNames: COMPONENT_NAMES } });
  const [{ urls, code }] = (await once(worker, 'message')) as [{ urls: string[]; code: string }];
  await worker.terminate();
  expect(code).toContain('shiki');
  expect(urls).toContain(url);
  expect(urls.filter((one) => /\/node_modules\/(?:vite|rolldown)\//.test(one))).toEqual([]);
});
