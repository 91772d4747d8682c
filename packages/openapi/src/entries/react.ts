export { OperationCard } from '../react/operation-card.tsx';
export type { OperationCardProps } from '../react/operation-card.tsx';
export { useDevProxy } from '../react/playground/proxy/use-dev-proxy.tsx';
export { DevProxyContext } from '../react/playground/proxy/dev-proxy-context.ts';
export type { DevProxy, UseDevProxy } from '../react/playground/proxy/dev-proxy-context.ts';
export { ApiPage } from '../react/api-page.tsx';
export type { ApiPageProps } from '../react/api-page.tsx';
