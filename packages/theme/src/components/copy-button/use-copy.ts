import { useCallback, useEffect, useState } from 'react';

/** How the last copy went; back to `idle` after a moment. */
export type CopyState = 'idle' | 'copied' | 'failed';

export interface Copy {
  state: CopyState;
  /** The text may be still on its way. */
  copy: (text: string | Promise<string>) => void;
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
  const copy = useCallback((text: string | Promise<string>) => {
    // The types promise a clipboard that browsers leave out of insecure pages.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) return setState('failed');
    write(clipboard, text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
    return undefined;
  }, []);
  const fail = useCallback(() => setState('failed'), []);
  return { state, copy, fail };
}

const SHOWN_MS = 2000;

async function write(clipboard: Clipboard, text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('write' in clipboard)) return clipboard.writeText(await text);
  // Safari takes nothing after the click is over, but waits for what it was promised then.
  const blob = text.then((found) => new Blob([found], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
