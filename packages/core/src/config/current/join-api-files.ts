import type { ConfigApiFiles } from './schema/api-files.ts';

/** Puts the files of `openapi` and `asyncapi` together: which of them a file is, it says itself. */
export function joinApiFiles({ openapi, asyncapi }: { openapi?: ConfigApiFiles; asyncapi?: ConfigApiFiles }): { openapi?: ConfigApiFiles } {
  if (openapi === undefined || asyncapi === undefined) {
    const only = openapi ?? asyncapi;
    return only === undefined ? {} : { openapi: only };
  }
  return { openapi: { ...asyncapi, ...openapi, source: [...openapi.source, ...asyncapi.source] } };
}
