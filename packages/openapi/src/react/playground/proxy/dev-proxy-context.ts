import { createContext } from 'react';
import type { ComponentType, Context } from 'react';
import type { Transport } from '../send/send-request.ts';

/** What the dev server adds to a playground: another way to send. */
export interface DevProxy {
  isOn: boolean;
  set: (isOn: boolean) => void;
  transport: Transport;
  Field: ComponentType<{ isOn: boolean; onChange: (isOn: boolean) => void }>;
  Button: ComponentType<{ onClick: () => void }>;
}

/** Finds the proxy at an address; undefined where there is none. */
export type UseDevProxy = (address: string | undefined) => DevProxy | undefined;

/** Around a page in dev. What is built has no proxy. */
export const DevProxyContext: Context<UseDevProxy> = createContext<UseDevProxy>(() => undefined);
