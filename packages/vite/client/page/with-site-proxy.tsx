import { ProxyContext, useSiteProxy } from '@octavo/openapi/internal/react';
import type { ComponentType, ReactElement } from 'react';

/** Lets the playgrounds of a part of a page send through the proxy of the built site. */
export function withSiteProxy(Part: ComponentType): ComponentType {
  return function ProxiedPart(): ReactElement {
    return (
      <ProxyContext value={useSiteProxy}>
        <Part />
      </ProxyContext>
    );
  };
}
