import { isMainThread } from 'node:worker_threads';
import type { Context } from '../../context.ts';

/** A host whose docs are put beside its own files. A host may resolve its config again in its workers. */
export function isJoined({ host, mode, options }: Context): boolean {
  return (
    isMainThread && mode === 'alongside' && !options.isCheck && (host?.servedFolder === 'client' || typeof host?.servedFolder === 'object')
  );
}
