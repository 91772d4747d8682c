import type { GraphqlPart } from '../model/graphql.ts';
import type { Operation } from '../model/operation.ts';
import type { OperationSection } from './operation-section.ts';

/** Lists the parts of the page of a GraphQL definition, in their order. */
export function listDefinitionSections(part: GraphqlPart, { security }: Pick<Operation, 'security'>): OperationSection[] {
  const sections: (OperationSection & { isShown: boolean })[] = [
    { id: 'authorization', title: 'Authorization', isShown: security.length > 0 },
    { id: 'arguments', title: 'Arguments', isShown: part.arguments.length > 0 },
    { id: 'returns', title: 'Returns', isShown: part.type !== '' },
    { id: 'fields', title: 'Fields', isShown: part.fields.length > 0 },
    { id: 'values', title: 'Values', isShown: part.values.length > 0 },
    { id: 'implements', title: 'Implements', isShown: part.interfaces.length > 0 },
    { id: 'possible-types', title: 'Possible types', isShown: listPossibleTypes(part).length > 0 },
    { id: 'locations', title: 'Locations', isShown: part.locations.length > 0 },
    { id: 'used-by', title: 'Used by', isShown: part.usedBy.length > 0 },
  ];
  return sections.filter(({ isShown }) => isShown).map(({ id, title }) => ({ id, title }));
}

/** The members of a union, or what implements an interface. */
export function listPossibleTypes({ members, possibleTypes }: GraphqlPart): string[] {
  return members.length > 0 ? members : possibleTypes;
}
