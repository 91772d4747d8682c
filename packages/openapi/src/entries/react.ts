export { OperationCard } from '../react/operation-card.tsx';
export type { OperationCardProps } from '../react/operation-card.tsx';
export { useDevProxy } from '../react/playground/proxy/use-dev-proxy.tsx';
export { useSiteProxy } from '../react/playground/proxy/use-site-proxy.tsx';
export { ProxyContext } from '../react/playground/proxy/proxy-context.ts';
export type { RequestProxy, UseProxy } from '../react/playground/proxy/proxy-context.ts';
export { WorkflowPage } from '../react/workflow/workflow-page.tsx';
export { ApiPage } from '../react/api-page.tsx';
export type { ApiPageProps } from '../react/api-page.tsx';
