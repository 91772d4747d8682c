export { createExamples } from './create-examples.ts';
export type { Direction } from '../schema/list-fields.ts';
