import type { ChannelOpening, Response } from '../../model/operation.ts';
import { isSocket } from './fit-channel.ts';

/** What the messages of a channel are to a page. */
export interface MessageRoles {
  /** What it can send. */
  sent: Response[];
  /** What may arrive. */
  received: Response[];
  /** What may come back from a request that carries a message, as answers of any status. */
  answers: Response[];
}

/** Parts the messages of a channel; those of which the file does not say who sends them may go either way over a WebSocket. */
export function listMessageRoles(messages: readonly Response[], opening: ChannelOpening | undefined): MessageRoles {
  const sent = messages.filter(({ action }) => action !== 'send');
  const received = messages.filter(({ action }) => action !== 'receive');
  if (opening === undefined || isSocket(opening.url)) return { sent, received, answers: [] };
  return {
    sent: opening.sends ? sent.filter(({ action, isReply, method }) => action === 'receive' && !isReply && method !== 'GET') : [],
    received: received.filter(({ isReply }) => !isReply),
    answers: received.filter(({ isReply }) => isReply).map((reply) => ({ ...reply, status: 'default' })),
  };
}
