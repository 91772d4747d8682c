import * as nodeModule from 'node:module';
import path from 'node:path';

/** The environment of a thread: what Node has compiled is kept for this one alone, unless another is told where. Node 20 has no such cache. */
export function listThreadEnv(): NodeJS.ProcessEnv {
  const folder = nodeModule.getCompileCacheDir?.();
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: path.dirname(folder) };
}
