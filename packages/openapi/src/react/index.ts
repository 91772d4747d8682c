export { OperationCard } from './operation-card.tsx';
export type { OperationCardProps } from './operation-card.tsx';
export { useDevProxy } from './playground/proxy/use-dev-proxy.tsx';
export { DevProxyContext } from './playground/proxy/dev-proxy-context.ts';
export type { DevProxy, UseDevProxy } from './playground/proxy/dev-proxy-context.ts';
export { ApiPage } from './api-page.tsx';
export type { ApiPageProps } from './api-page.tsx';
