import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChannelListener, CloseReason, Connection } from './connection.ts';

/** A message that went over the channel. */
export interface LoggedMessage {
  /** Its place among all, from 0. */
  number: number;
  at: Date;
  isSent: boolean;
  /** Of an event. */
  event?: string;
  /** Absent where it is no text: then its size in bytes is known. */
  text?: string;
  size?: number;
}

/** A channel that a page can open, and what has gone over it. */
export interface Channel {
  state: 'idle' | 'connecting' | 'open' | 'closed';
  /** Whether there is a connection that can be ended. */
  isOpen: boolean;
  /** Why it is closed, where that is known. */
  reason: CloseReason;
  /** The last messages, the newest last. */
  messages: readonly LoggedMessage[];
  connect: (open: (listener: ChannelListener) => Connection) => void;
  disconnect: () => void;
  /** While it is open. */
  send: (text: string) => void;
  clear: () => void;
}

/** Messages that are kept. */
const MOST = 200;

/** Holds one connection to a channel; it is closed when the page is left. */
export function useChannel(): Channel {
  const [state, setState] = useState<Channel['state']>('idle');
  const [reason, setReason] = useState<CloseReason>('');
  const [messages, setMessages] = useState<readonly LoggedMessage[]>([]);
  const current = useRef<Connection>(undefined);
  const count = useRef(0);
  useEffect(() => () => current.current?.close(), []);

  const log = useCallback((message: Omit<LoggedMessage, 'number' | 'at'>): void => {
    const logged = { ...message, number: count.current, at: new Date() };
    count.current += 1;
    setMessages((before) => [...before, logged].slice(-MOST));
  }, []);
  const connect: Channel['connect'] = (open) => {
    setState('connecting');
    setReason('');
    let isEnded = false;
    const connection = open({
      onOpen: () => setState('open'),
      onMessage: (message) => log({ ...message, isSent: false }),
      onClose(why) {
        isEnded = true;
        current.current = undefined;
        setState('closed');
        setReason(why);
      },
    });
    if (!isEnded) current.current = connection;
  };
  return {
    state,
    isOpen: state === 'connecting' || state === 'open',
    reason,
    messages,
    connect,
    disconnect: () => current.current?.close(),
    send(text) {
      if (state !== 'open') return;
      current.current?.send?.(text);
      log({ isSent: true, text });
    },
    clear: () => setMessages([]),
  };
}
