import type { Site } from '@octavo/core';
import { toSource } from '@octavo/openapi/internal/load';

/** Lists the API files of the config's field `openapi`, as they are written there, whose operations have generated pages. */
export function listGeneratingApis({ config, pages }: Site): string[] {
  const sources = new Set(Object.values(pages).flatMap(({ isGenerated, api }) => (isGenerated ? (api?.source ?? []) : [])));
  return config.openapi.filter((given) => sources.has(toSource(given)));
}
