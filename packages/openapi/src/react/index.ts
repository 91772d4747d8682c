export { OperationCard } from './operation-card.tsx';
export type { OperationCardProps } from './operation-card.tsx';
export { ApiPage } from './api-page.tsx';
export type { ApiPageProps } from './api-page.tsx';
