import { defineConfig } from 'vitest/config';

/** The one Vitest configuration: always run with `--config vitest.workspace.ts`, which Vitest does not look for by itself. */
export default defineConfig({
  test: {
    projects: [
      ...['core', 'openapi', 'vite', 'cli'].map((name) => ({
        test: { name, environment: 'node', include: [`packages/${name}/src/**/*.test.ts`] },
      })),
      { test: { name: 'theme', environment: 'happy-dom', include: ['packages/theme/src/**/*.test.{ts,tsx}', 'packages/vite/client/**/*.test.{ts,tsx}'] } },
    ],
  },
});
