import { createContext } from 'react';
import type { ComponentType, Context } from 'react';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { SendResult } from '../send/send-request.ts';

/** What the dev server adds to the playground; what is built has none of it. */
export interface DevProxy {
  isChosen: () => boolean;
  choose: (isOn: boolean) => void;
  /** Sends a request through the proxy at `proxy`. */
  send: (request: HttpRequest, options: { proxy: string; signal: AbortSignal }) => Promise<SendResult>;
  Field: ComponentType<{ isOn: boolean; onChange: (isOn: boolean) => void }>;
  Button: ComponentType<{ onClick: () => void }>;
}

/** Around a page in dev. */
export const DevProxyContext: Context<DevProxy | undefined> = createContext<DevProxy | undefined>(undefined);
