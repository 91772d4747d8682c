import process from 'node:process';

/** Ends what waits for nothing: a page may wait for a promise that never settles. */
export interface WaitingEnd {
  /** The signal aborts when the process would exit, since it has nothing else to do, while the work still waits. */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  close(): void;
}

/** Starts to look for it. */
export function createWaitingEnd(): WaitingEnd {
  const running = new Set<AbortController>();
  const end = (): void => {
    for (const one of running) one.abort(new Error('It waits for something that never comes.'));
  };
  process.on('beforeExit', end);
  return {
    async run(work) {
      const controller = new AbortController();
      running.add(controller);
      return work(controller.signal).finally(() => running.delete(controller));
    },
    close: () => void process.off('beforeExit', end),
  };
}
