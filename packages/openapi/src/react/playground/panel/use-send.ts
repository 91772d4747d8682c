import { useCallback, useEffect, useRef, useState } from 'react';
import type { HttpRequest } from '../../../request/http-request.ts';
import { loadAnswerView } from '../answer/load-answer-view.ts';
import type { Failure } from '../send/failure.ts';
import { exchange } from '../send/exchange.ts';
import type { Answer } from '../send/read-response.ts';
import type { SendOptions } from '../send/send-request.ts';

/** What has come of the last request. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'stopped' }
  | { kind: 'answer'; answer: Answer; count: number }
  | { kind: 'failure'; failure: Failure; request: HttpRequest; masked: HttpRequest; open: HttpRequest | undefined };

/** How a request is sent, and what is shown of it. */
interface SenderOptions extends Omit<SendOptions, 'signal'> {
  /** The same request without its secrets. */
  masked: HttpRequest;
  /** The same request without its credentials, if it has any. */
  open: HttpRequest | undefined;
}

/** Sends requests, one at a time. */
export interface Sender {
  outcome: Outcome | undefined;
  isSending: boolean;
  send: (request: HttpRequest, options: SenderOptions) => Promise<Answer | undefined>;
  stop: () => void;
  clear: () => void;
}

/** Milliseconds between two looks at a stream: more of them would be no faster to read. */
const PACE = 60;

/** Holds what has come of the last request; it stops when the page is left. */
export function useSend(): Sender {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  const current = useRef<AbortController>(undefined);
  const count = useRef(0);
  useEffect(() => () => current.current?.abort(), []);

  const send = useCallback<Sender['send']>(async (request, options) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    count.current += 1;
    const isCurrent = (): boolean => current.current === controller;
    const show = (next: Outcome): void => {
      if (isCurrent()) setOutcome(next);
    };
    setSending(true);
    show({ kind: 'waiting' });
    // Where that fails the answer is shown without it.
    void loadAnswerView().catch(() => undefined);
    try {
      const pace = createPace((answer: Answer) => show({ kind: 'answer', answer, count: count.current }));
      const result = await exchange(request, { ...options, signal, onChange: pace.show });
      pace.finish();
      if ('answer' in result) return result.answer;
      show({ kind: 'failure', ...result, request, ...options });
      return undefined;
    } catch (error) {
      if (!signal.aborted) throw error;
      show({ kind: 'stopped' });
      return undefined;
    } finally {
      if (isCurrent()) setSending(false);
    }
  }, []);

  const stop = useCallback(() => current.current?.abort(), []);
  const clear = useCallback(() => setOutcome(undefined), []);
  return { outcome, isSending, send, stop, clear };
}

/** Shows the first value at once, later ones at a pace that a page keeps up with, the last one in any case. */
function createPace<Value>(show: (value: Value) => void): { show: (value: Value) => void; finish: () => void } {
  let last: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (last) show(last.value);
    last = undefined;
  };
  return {
    show(value) {
      last = { value };
      if (timer !== undefined) return;
      flush();
      timer = setTimeout(flush, PACE);
    },
    finish() {
      clearTimeout(timer);
      flush();
    },
  };
}
