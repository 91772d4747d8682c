/** What the suite runs on and with; `tested-versions.test.ts` holds it equal to the workspace. */
export const TESTED_VERSIONS = {
  node: ['20.19', '22.12', '24.21'],
  vite: ['8.3'],
  react: ['19.0', '19.3'],
} as const;
