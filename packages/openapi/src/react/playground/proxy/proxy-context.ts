import { createContext } from 'react';
import type { ComponentType, Context } from 'react';
import type { Transport } from '../send/send-request.ts';

/** Another way to send for a playground: through a server of the site's own origin. */
export interface RequestProxy {
  isOn: boolean;
  set: (isOn: boolean) => void;
  /** Whether it sends to an address: what only the reader's machine reaches is asked for by the browser. */
  reaches: (url: string) => boolean;
  transport: Transport;
  /** The same for another operation, by the address of its proxy. */
  createTransport: (address: string) => Transport;
  Field: ComponentType<{ isOn: boolean; onChange: (isOn: boolean) => void }>;
  Button: ComponentType<{ onClick: () => void }>;
}

/** Finds the proxy at an address; undefined where there is none. */
export type UseProxy = (address: string | undefined) => RequestProxy | undefined;

/** Around a page in dev, and around one that is built where the owner asked for a proxy. */
export const ProxyContext: Context<UseProxy> = createContext<UseProxy>(() => undefined);
