import 'vitest';

declare module 'vitest' {
  /** What the browser projects of `vitest.workspace.ts` hand to every spec. */
  interface ProvidedContext {
    /** `dev`: the site comes from the dev server; `build`: from the files that the build wrote. */
    mode: 'dev' | 'build';
    /** WebSocket address of the shared Chromium. */
    browserEndpoint: string;
    /** Where a spec asks for an app that all specs share. */
    appsEndpoint: string;
    /** Where a process asks for the packages as they are published. */
    packedEndpoint: string;
  }
}
