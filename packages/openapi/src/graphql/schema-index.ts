import type { GraphqlDefinition, GraphqlValue } from '../model/graphql.ts';
import { toTypeName } from '../model/graphql.ts';

/** The definitions of a schema, looked up by name. */
export interface SchemaIndex {
  /** A type; undefined for one that is built in, and for a root type. */
  type(name: string): GraphqlDefinition | undefined;
  /** Where a type is used, as coordinates: `Query.route`, `Route.stops(first:)`, with the definition that each stands in. */
  uses(name: string): ReadonlyMap<string, GraphqlDefinition>;
  /** The types that implement an interface. */
  implementations(name: string): readonly string[];
}

const ROOTS: Partial<Record<GraphqlDefinition['kind'], string>> = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
const NOWHERE: ReadonlyMap<string, GraphqlDefinition> = new Map();

/** Makes the index of a schema, in one walk. */
export function createSchemaIndex(definitions: readonly GraphqlDefinition[]): SchemaIndex {
  const types = new Map<string, GraphqlDefinition>();
  const uses = new Map<string, Map<string, GraphqlDefinition>>();
  const implementations = new Map<string, string[]>();
  for (const one of definitions) {
    if (ROOTS[one.kind] === undefined && one.kind !== 'directive') types.set(one.name, one);
    for (const name of one.interfaces) {
      const found = implementations.get(name) ?? [];
      found.push(one.name);
      implementations.set(name, found);
    }
    for (const [name, coordinate] of listUses(one)) {
      const found = uses.get(name) ?? new Map<string, GraphqlDefinition>();
      uses.set(name, found.set(coordinate, one));
    }
  }
  return {
    type: (name) => types.get(name),
    uses: (name) => uses.get(name) ?? NOWHERE,
    implementations: (name) => implementations.get(name) ?? [],
  };
}

/** Lists the types that a definition uses, each with the coordinate of the place. */
function listUses(one: GraphqlDefinition): [name: string, coordinate: string][] {
  const { kind, name, type, fields, members } = one;
  const root = ROOTS[kind];
  const own = root === undefined ? (kind === 'directive' ? `@${name}` : name) : `${root}.${name}`;
  return [
    ...(type === '' ? [] : [[toTypeName(type), own] satisfies [string, string]]),
    ...listArguments(one, own),
    ...fields.flatMap((field): [string, string][] => [
      [toTypeName(field.type), `${name}.${field.name}`],
      ...listArguments(field, `${name}.${field.name}`),
    ]),
    ...members.map((member): [string, string] => [member, name]),
  ];
}

function listArguments({ arguments: list }: { arguments: readonly GraphqlValue[] }, of: string): [string, string][] {
  return list.map((argument) => [toTypeName(argument.type), `${of}(${argument.name}:)`]);
}
