import { useContext, useState } from 'react';
import { DevProxyContext } from '../proxy/dev-proxy-context.ts';
import type { DevProxy } from '../proxy/dev-proxy-context.ts';
import type { Transport } from '../send/send-request.ts';

/** The dev server's proxy, and whether requests go through it. */
export interface DevProxyChoice extends Pick<DevProxy, 'Field' | 'Button'> {
  isOn: boolean;
  transport: Transport;
  set: (isOn: boolean) => void;
}

/** Holds the choice; undefined in a build, and where an operation has no proxy. */
export function useDevProxy(proxy: string | undefined): DevProxyChoice | undefined {
  const tools = useContext(DevProxyContext);
  const [isOn, setOn] = useState(() => tools?.isChosen() ?? false);
  return (
    tools &&
    (proxy === undefined
      ? undefined
      : {
          ...tools,
          isOn,
          transport: (request, signal) => tools.send(request, { proxy, signal }),
          set(next) {
            tools.choose(next);
            setOn(next);
          },
        })
  );
}
