import type { Failure } from '../playground/send/failure.ts';

/** Why a channel is closed: what the server or the browser says, if anything, or why it was never opened. */
export type CloseReason = string | Failure;

/** What is told of an open channel. */
export interface ChannelListener {
  onOpen: () => void;
  /** A message that has arrived: text, or the bytes of one that is none; of an event its name, too. */
  onMessage: (message: { text: string; event?: string } | { size: number }) => void;
  /** The last that is told: the channel is closed, or was never opened. */
  onClose: (reason: CloseReason) => void;
}

/** An open channel. */
export interface Connection {
  /** Absent where messages only arrive. */
  send?: (text: string) => void;
  close: () => void;
}
