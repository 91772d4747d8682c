import { useCallback, useEffect, useRef, useState } from 'react';

/** What is loaded on demand. */
export interface Lazy<Value> {
  value: Value | undefined;
  isFailed: boolean;
  /** Begins to load it; once more after it failed. */
  load: () => void;
}

/** Loads a part of the page when it is asked for. `loader` must be the same function at every render. */
export function useLazy<Value>(loader: () => Promise<Value>): Lazy<Value> {
  const [state, setState] = useState<{ value?: Value; isFailed: boolean }>({ isFailed: false });
  const pending = useRef<Promise<void>>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const load = useCallback(() => {
    pending.current ??= loader().then(
      // As an object: a component is a function, which React would call for the next state.
      (value) => void (isMounted.current && setState({ value, isFailed: false })),
      () => {
        pending.current = undefined;
        if (isMounted.current) setState({ isFailed: true });
      },
    );
  }, [loader]);
  return { value: state.value, isFailed: state.isFailed, load };
}
