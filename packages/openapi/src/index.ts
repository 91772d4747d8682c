export { METHODS } from './method.ts';
export type { Method } from './method.ts';
