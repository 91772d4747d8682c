import { setImmediate } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Keeps a signal from ending the process at once. The function that it gives lets go: a signal that has come since ends the process then,
 * as it would have.
 */
export function holdSignals(): () => Promise<void> {
  const caught = new Set<NodeJS.Signals>();
  const note = (signal: NodeJS.Signals): void => void caught.add(signal);
  for (const signal of SIGNALS) process.on(signal, note);
  return async () => {
    // Two turns of the event loop: in the second one, what came before this call has been told.
    await setImmediate();
    await setImmediate();
    for (const signal of SIGNALS) process.off(signal, note);
    // Another's listener has heard it as well, and decides.
    for (const signal of caught) if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
}
