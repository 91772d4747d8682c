import type { Config } from '@octavo/core';
import { toSource } from '../load/source-path.ts';

/** Where a site uses an API: the folder of its generated pages, and the version that they belong to. */
export interface SpecUse {
  source: string;
  /** Without slashes at its ends: the address of the tab or anchor that names the API, else `api-reference`. */
  folder: string;
  version?: string;
}

const FOLDER = 'api-reference';

/** Lists the APIs that a config names, each once; the use by a tab or anchor counts before the site's own. */
export function listSpecUses({ openapi, tabs, anchors }: Pick<Config, 'openapi' | 'tabs' | 'anchors'>): SpecUse[] {
  const uses = new Map<string, SpecUse>();
  for (const { url, isExternal, version, openapi: own } of [...tabs, ...anchors]) {
    for (const given of own) {
      const use = { source: toSource(given), folder: isExternal || url === '' ? FOLDER : url, ...(version !== undefined && { version }) };
      if (!uses.has(use.source)) uses.set(use.source, use);
    }
  }
  const general = openapi.map((given): SpecUse => ({ source: toSource(given), folder: FOLDER })).filter(({ source }) => !uses.has(source));
  return [...general.filter((use, index) => general.findIndex(({ source }) => source === use.source) === index), ...uses.values()];
}
