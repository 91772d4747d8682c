import { GRAPHQL_GROUPS, toGraphqlKey } from '../model/graphql.ts';
import type { Places } from '../files/places.ts';
import type { OperationPlace } from '../resolve/list-operations.ts';
import { toList } from '../value/json-value.ts';
import { readDefinition } from './written-definition.ts';

/** Lists the definitions of a GraphQL document by kind, each kind in the order of the schema: each is to a page what an operation of OpenAPI is. */
export function listDefinitions(places: Places): OperationPlace[] {
  const list = places.child(places.open(places.root), 'definitions');
  const definitions = toList(list.value).map(readDefinition);
  const all = definitions.map((definition, index): OperationPlace => {
    const { kind, name, description, deprecated } = definition;
    const place = places.child(list, index);
    return {
      head: {
        key: toGraphqlKey(definition),
        kind: 'graphql',
        // What a query is sent with: nothing shows it.
        method: 'POST',
        path: '',
        operationId: name,
        ...(description !== undefined && { description }),
        tags: [],
        group: GRAPHQL_GROUPS[kind],
        deprecated: deprecated !== undefined,
        isHidden: false,
        isExcluded: false,
      },
      items: [],
      place,
    };
  });
  return Object.values(GRAPHQL_GROUPS).flatMap((group) => all.filter(({ head }) => head.group === group));
}
