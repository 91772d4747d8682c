import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps what a reader types while `isWaiting`: the field that it is meant for is still on its way. */
export function useEarlyKeys(isWaiting: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) return undefined;
    typed.current = '';
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isWaiting]);
  return typed;
}
