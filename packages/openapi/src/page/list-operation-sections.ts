import { orderFields } from '../schema/order-fields.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import { groupMessages } from './group-messages.ts';
import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/media-type.ts';
import { listDefinitionSections } from './list-definition-sections.ts';
import type { OperationSection } from './operation-section.ts';

/** Parameters of one place. */
export interface ParameterGroup extends OperationSection {
  parameters: Parameter[];
}

const GROUPS: readonly (OperationSection & { places: readonly Parameter['in'][] })[] = [
  { id: 'path-parameters', title: 'Path parameters', places: ['path'] },
  { id: 'query-parameters', title: 'Query parameters', places: ['query', 'querystring'] },
  { id: 'headers', title: 'Headers', places: ['header'] },
  { id: 'cookies', title: 'Cookies', places: ['cookie'] },
];

/** Groups an operation's parameters by place, in the order in which they are shown; empty groups are left out. */
export function groupParameters({ parameters }: Operation, order?: FieldOrder): ParameterGroup[] {
  return GROUPS.map(({ id, title, places }) => ({
    id,
    title,
    parameters: orderFields(
      parameters.filter((one) => places.includes(one.in)),
      order,
    ),
  })).filter((group) => group.parameters.length > 0);
}

/** Lists the parts that an operation's page has, as its table of contents shows them. */
export function listOperationSections(operation: Operation): OperationSection[] {
  if (operation.graphql) return listDefinitionSections(operation.graphql, operation);
  return [
    ...(operation.security.length > 0 ? [{ id: 'authorization', title: 'Authorization' as const }] : []),
    ...groupParameters(operation).map(({ id, title }) => ({ id, title })),
    ...(operation.requestBody ? [{ id: 'body', title: 'Body' as const }] : []),
    ...groupMessages(operation).map(({ id, title }) => ({ id, title })),
    ...(operation.kind !== 'channel' && operation.responses.length > 0 ? [{ id: 'responses', title: 'Responses' as const }] : []),
    ...(operation.callbacks.length > 0 ? [{ id: 'callbacks', title: 'Callbacks' as const }] : []),
  ];
}
