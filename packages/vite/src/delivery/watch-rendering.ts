import { AsyncLocalStorage } from 'node:async_hooks';
import { LIVE_KEY, watchReact } from './watch-react.ts';

/** Renders, and gathers why what is rendered needs React in the browser. */
export type WatchRendering = <Result>(reasons: Set<string>, render: () => Promise<Result>) => Promise<Result>;

/** Makes the place where modules of `watchedReact` note their reasons: many pages are rendered at a time. */
export function createRenderingWatch(): WatchRendering {
  const key = Symbol.for(LIVE_KEY);
  const known: unknown = Reflect.get(globalThis, key);
  const scope = known instanceof AsyncLocalStorage ? known : new AsyncLocalStorage<Set<string>>();
  Reflect.set(globalThis, key, scope);
  return (reasons, render) => scope.run(reasons, render);
}

/** An expression that gives React, or a part of it, as one that notes what is done with it: as `reason`, whatever it is, where there is one. */
export function watchedReact(expression: string, reason?: string): string {
  return `(${watchReact.toString()})(${[expression, JSON.stringify(LIVE_KEY), JSON.stringify(reason)].join()})`;
}
