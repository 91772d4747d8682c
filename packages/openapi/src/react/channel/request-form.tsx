import type { ReactElement } from 'react';
import type { HttpRequest } from '../../request/http-request.ts';
import { AnswerPanel } from '../playground/answer/answer-panel.tsx';
import type { Playground } from '../playground/panel/use-playground.ts';
import { useSend } from '../playground/panel/use-send.ts';
import type { SendOptions } from '../playground/send/send-request.ts';
import { createMessageRequest } from './create-message-request.ts';
import { MessageForm } from './message-form.tsx';
import type { MessageFormProps } from './message-form.tsx';

interface RequestFormProps extends Omit<MessageFormProps, 'address' | 'send'> {
  /** What is filled in around the message. */
  playground: Playground;
  options: Omit<SendOptions, 'signal'>;
  /** Whether what is filled in makes an address; it shows what does not. */
  isReady: () => boolean;
}

/** A message that goes over HTTP, each as a request of its own, and what comes back. */
export function RequestForm({ playground, options, isReady, ...form }: RequestFormProps): ReactElement {
  const { outcome, send } = useSend();
  const { request, masked, open } = playground;
  const post = (text: string): void => {
    if (!isReady()) return;
    const carry = (one: HttpRequest): HttpRequest => createMessageRequest(one, form.message, text);
    void send(carry(request), { ...options, masked: carry(masked), open: open && carry(open) });
  };
  return (
    <>
      <MessageForm {...form} address={masked.url} send={post} />
      <AnswerPanel outcome={outcome} send={send} remedy={undefined} />
    </>
  );
}
