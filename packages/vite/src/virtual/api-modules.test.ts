import { expect, it } from 'vitest';
import type { ProxyHost } from '../hosting-names.ts';
import { createEmptyConfig } from '../site/create-empty-config.ts';
import { renderOperationModule } from './api-modules.ts';

const render = (isDev: boolean, proxy?: ProxyHost, disableProxy = false): string => {
  const empty = createEmptyConfig();
  const config = { ...empty, api: { ...empty.api, playground: { ...empty.api.playground, disableProxy } } };
  const scope = { mode: 'alone' as const, isDev, base: '/', options: { ...(proxy && { proxy }) }, store: { site: () => ({ config }) } };
  return renderOperationModule(scope, 'Playground GET /routes');
};

const PART = 'createOperationPart("Playground", "Playground GET /routes", api)';

it('a playground in a page can send through the dev server in dev', () => {
  expect(render(true)).toContain(`withDevProxy(${PART})`);
});

it('a built one can send through a proxy where the owner asks for one alone', () => {
  expect(render(false, 'node')).toContain(`withSiteProxy(${PART})`);
  expect(render(false)).toContain(`export default ${PART};`);
  for (const code of [render(false), render(false, 'node', true)]) expect(code).not.toMatch(/proxy/i);
});
