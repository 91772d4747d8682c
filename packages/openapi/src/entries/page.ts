/** What pages of APIs show, made in Node: an entry of its own, loaded when the first of them is asked for. */
export { createMarkdown } from '../markdown/create-markdown.ts';
export type { RenderMarkdown } from '../markdown/create-markdown.ts';
export { createApiPageData, findFieldOrder, toOperationData } from '../page-data/create-api-page-data.ts';
export type { PageDataScope } from '../page-data/create-api-page-data.ts';
export { prepareSchema } from '../page-data/prepare-schema.ts';
export type { RenderOptions } from '../page-data/prepare-schema.ts';
export { showChanges } from '../page-data/show-changes.ts';
export { toConfigured } from '../page-data/to-configured.ts';
export { listOperationSections } from '../page/list-operation-sections.ts';
export type { OperationSection } from '../page/operation-section.ts';
export { createFieldOperation } from '../page-data/create-field-operation.ts';
export { writeOperation } from '../twin/write-operation.ts';
export type { OperationTwinOptions } from '../twin/write-operation.ts';
export { writeOverview } from '../twin/write-overview.ts';
export { writeSchema } from '../twin/write-schema.ts';
export { createSay } from '../value/say.ts';
export { withExamples } from '../page-data/with-examples.ts';
