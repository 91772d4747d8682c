import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';

/** What code of a page threw when nobody waited for it: in a timer, or in a promise that has no `catch`. */
export class LateError extends Error {
  override name = 'LateError';
}

/** Runs code of a page. What it throws late is told, and ends no process. */
export type LateErrorWatch = <Result>(tell: (error: LateError) => void, run: () => Promise<Result>) => Promise<Result>;

type Tell = (error: unknown) => void;

const KEY = Symbol.for('octavo.late-errors');

/** Makes the watch; all of a process have one listener. */
export function createLateErrorWatch(): LateErrorWatch {
  const known: unknown = Reflect.get(globalThis, KEY);
  const scope: AsyncLocalStorage<Tell> = known instanceof AsyncLocalStorage ? known : listen();
  return (tell, run) =>
    scope.run(
      (cause) => tell(new LateError('', { cause })),
      async () => {
        const result = await run();
        // What is thrown at once is thrown by now.
        await setImmediate();
        return result;
      },
    );
}

/** What no page throws ends the process as ever, unless somebody else listens. */
function listen(): AsyncLocalStorage<Tell> {
  const scope = new AsyncLocalStorage<Tell>();
  Reflect.set(globalThis, KEY, scope);
  const listener = (error: unknown): void => {
    const tell = scope.getStore();
    if (tell !== undefined) tell(error);
    else if (process.listenerCount('uncaughtException') === 1) endAsEver(error, listener);
  };
  process.on('uncaughtException', listener);
  return scope;
}

/** What a listener throws would end the process as a defect of the listener. */
function endAsEver(error: unknown, listener: (error: unknown) => void): void {
  process.off('uncaughtException', listener);
  process.nextTick(() => {
    throw error;
  });
}
