/** What pages of APIs show, made in Node: an entry of its own, loaded when the first of them is asked for. */
export { createMarkdown } from '../markdown/create-markdown.ts';
export type { RenderMarkdown } from '../markdown/create-markdown.ts';
export { createApiPageData, toOperationData } from './create-api-page-data.ts';
export type { PageDataScope } from './create-api-page-data.ts';
export { renderSchema } from './render-schema.ts';
export type { RenderOptions } from './render-schema.ts';
export { toConfigured } from './to-configured.ts';
export { listSections } from './list-sections.ts';
export type { OperationSection } from './operation-section.ts';
export { createFieldOperation } from './create-field-operation.ts';
export { writeOperation } from '../twin/write-operation.ts';
export type { OperationTwinOptions } from '../twin/write-operation.ts';
export { writeSchema } from '../twin/write-schema.ts';
export { withExamples } from './with-examples.ts';
