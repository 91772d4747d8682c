import { DevProxyContext, useDevProxy } from '@octavo/openapi/internal/react';
import type { ComponentType, ReactElement } from 'react';

/** Lets the playgrounds of a part of a page send through the dev server. A build has nothing of it. */
export function withDevProxy(Part: ComponentType): ComponentType {
  return function ProxiedPart(): ReactElement {
    return (
      <DevProxyContext value={useDevProxy}>
        <Part />
      </DevProxyContext>
    );
  };
}
