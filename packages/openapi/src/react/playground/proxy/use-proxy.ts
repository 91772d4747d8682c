import { inTab, keepText, readKept } from '@octavo/core/browser';
import { useState } from 'react';
import type { KeyedText } from '../../../value/say.ts';
import type { RequestProxy } from './proxy-context.ts';
import { sendThroughProxy } from './send-through-proxy.ts';

/** How one kind of proxy is offered. */
export interface ProxyKind extends Pick<RequestProxy, 'reaches' | 'Field' | 'Button'> {
  /** Under which the tab keeps the reader's choice. */
  key: string;
  isOnAtFirst: boolean;
  /** What is said where it did not send. */
  refusal: KeyedText['text'];
}

/** Requests through the proxy at an address, in a way that the reader chooses for all operations of the tab. */
export function useProxy(proxy: string | undefined, { key, isOnAtFirst, refusal, ...parts }: ProxyKind): RequestProxy | undefined {
  const [isOn, setOn] = useState(() => (readKept(key, inTab) ?? String(isOnAtFirst)) === 'true');
  if (proxy === undefined) return undefined;
  const createTransport: RequestProxy['createTransport'] = (address) => (request, signal) =>
    sendThroughProxy(request, { proxy: address, refusal, signal });
  return {
    ...parts,
    isOn,
    set(next) {
      keepText(key, next === isOnAtFirst ? undefined : String(next), inTab);
      setOn(next);
    },
    transport: createTransport(proxy),
    createTransport,
  };
}
