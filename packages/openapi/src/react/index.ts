export { ApiPage } from './api-page.tsx';
export type { ApiPageProps } from './api-page.tsx';
