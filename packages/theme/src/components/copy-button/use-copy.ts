import { useCallback, useEffect, useState } from 'react';

/** How the last copy went; back to `idle` after a moment. */
export type CopyState = 'idle' | 'copied' | 'failed';

export interface Copy {
  state: CopyState;
  copy: (text: string) => void;
  /** Says that there was nothing to copy. */
  fail: () => void;
}

/** Copies text and remembers for two seconds how it went. The clipboard is missing on pages served without TLS. */
export function useCopy(): Copy {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = useCallback((text: string) => {
    // The types promise a clipboard that browsers leave out of insecure pages.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) return setState('failed');
    clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
    return undefined;
  }, []);
  const fail = useCallback(() => setState('failed'), []);
  return { state, copy, fail };
}

const SHOWN_MS = 2000;
