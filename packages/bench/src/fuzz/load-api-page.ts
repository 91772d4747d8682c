import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as ApiPage from './render-api-page.tsx';

/** Renders what an API's page shows, as a build does. */
export type RenderApiPage = typeof ApiPage.renderApiPage;

/** Loads the renderer: its components are JSX, which Node does not read. */
export async function loadApiPage(): Promise<RenderApiPage> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const file = fileURLToPath(new URL('render-api-page.tsx', import.meta.url));
  const { module } = await runnerImport<typeof ApiPage>(file, { configFile: false, logLevel: 'error', root });
  return module.renderApiPage;
}
