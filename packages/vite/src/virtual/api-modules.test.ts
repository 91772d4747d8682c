import { expect, it } from 'vitest';
import { renderOperationModule } from './api-modules.ts';

it('a playground in a page can send through the dev server in dev alone', () => {
  const render = (isDev: boolean): string => renderOperationModule({ mode: 'alone', isDev }, 'Playground GET /routes');
  expect(render(true)).toContain('withDevProxy(createOperationPart("Playground", "Playground GET /routes", api))');
  expect(render(false)).toContain('export default createOperationPart("Playground", "Playground GET /routes", api);');
  expect(render(false)).not.toMatch(/proxy/i);
});
