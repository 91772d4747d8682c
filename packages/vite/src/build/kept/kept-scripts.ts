import { hash } from 'node:crypto';
import path from 'node:path';
import { version } from 'vite';
import { createJsonCache } from '../../disk/json-cache.ts';
import type { SharedCache } from '../../disk/json-cache.ts';
import type { RemoteCache } from '../../remote-cache/create-remote-cache.ts';
import { shareCache } from '../../remote-cache/share-cache.ts';

/** Scripts that were made smaller, by what they were made from: a build makes those of pages that changed. */
export interface KeptScripts {
  /** What `make` gave for the same text and settings, in this build or in an earlier one. */
  find(script: KeptScriptSource, make: () => Promise<string | undefined>): Promise<string | undefined>;
  /** Removes what this build had no use for. */
  prune(): void;
  /** Where they lie. */
  cache: SharedCache;
}

/** A script and what decides how it is made smaller. */
export interface KeptScriptSource {
  code: string;
  settings: unknown;
}

/** Makes the keeper of a project's scripts. */
export function createKeptScripts({ cacheDir, remote }: { cacheDir: string; remote?: RemoteCache | undefined }): KeptScripts {
  const own = createJsonCache({ directory: path.join(cacheDir, 'octavo-scripts'), isValid: isKeptScript });
  const cache = shareCache(own, { name: 'scripts', remote });
  return {
    async find({ code, settings }, make) {
      const key = hash('sha256', JSON.stringify([version, settings, code]));
      const kept = await cache.find(key);
      if (kept !== undefined) return kept.script ?? undefined;
      const script = await make();
      cache.keep(key, { script: script ?? null });
      return script;
    },
    prune: cache.prune,
    cache,
  };
}

/** Null for a text that is no function. */
interface KeptScript {
  script: string | null;
}

function isKeptScript(value: unknown): value is KeptScript {
  return typeof value === 'object' && value !== null && 'script' in value;
}
