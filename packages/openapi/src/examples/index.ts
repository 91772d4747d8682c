export { createExamples, type Direction } from './create-examples.ts';
