/** How long a build waits for somebody else's machine, in all. */
export interface Credit {
  /** Does a work that may fail; undefined where it failed, or where there is no credit left. */
  spend<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

/** The milliseconds that works may take in all, what each that succeeds adds, and what one that fails costs. */
const LIMIT = 60_000;
const EARNED = 250;
const FINE = 6_000;

/**
 * Makes a credit. It ends after ten failures, or once works have taken a minute more than a quarter of a second each: a slow one costs
 * seconds, not hours. `onFault` is told of each failure, and of the end.
 */
export function createCredit(onFault: (reason: string) => void, now: () => number = () => performance.now()): Credit {
  let left = LIMIT;
  return {
    async spend(work) {
      if (left <= 0) return undefined;
      const started = now();
      try {
        const result = await work();
        left += EARNED;
        return result;
      } catch (error) {
        left -= FINE;
        onFault(describe(error));
        return undefined;
      } finally {
        left -= now() - started;
        if (left <= 0) onFault('it is slow');
      }
    },
  };
}

/** What a network does is told by the cause of an error. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it does not respond';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}
