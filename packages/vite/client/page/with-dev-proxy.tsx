import { ProxyContext, useDevProxy } from '@octavo/openapi/internal/react';
import type { ComponentType, ReactElement } from 'react';

/** Lets the playgrounds of a part of a page send through the dev server. */
export function withDevProxy(Part: ComponentType): ComponentType {
  return function ProxiedPart(): ReactElement {
    return (
      <ProxyContext value={useDevProxy}>
        <Part />
      </ProxyContext>
    );
  };
}
