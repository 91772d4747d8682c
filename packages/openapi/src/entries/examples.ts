export { createExamples } from '../examples/create-examples.ts';
export type { Direction } from '../schema/list-fields.ts';
