import type { SiteName } from '@octavo/core';

/** What a page of a GraphQL schema shows: a field of a root type, a type, or a directive. */
export type GraphqlKind =
  | 'query'
  | 'mutation'
  | 'subscription'
  | 'object'
  | 'input'
  | 'interface'
  | 'union'
  | 'enum'
  | 'scalar'
  | 'directive';

/** An argument, a field of an input type, or a value of an enum, which has no type. */
export interface GraphqlValue {
  name: string;
  /** As the schema writes it: `[ID!]!`; empty for a value of an enum. */
  type: string;
  /** Markdown. */
  description?: string;
  /** As the schema writes it: `10`, `{ by: NAME }`. */
  default?: string;
  /** Why it is deprecated, in Markdown; empty where the schema does not say. */
  deprecated?: string;
  /** The directives of the schema's own that it has, as written: `@auth(role: ADMIN)`. */
  directives: string[];
}

/** A field of an object or an interface. */
export interface GraphqlField extends GraphqlValue {
  arguments: GraphqlValue[];
}

/** One definition of a GraphQL schema, extensions merged into it. Plain JSON. */
export interface GraphqlDefinition extends GraphqlField {
  kind: GraphqlKind;
  /** Of an object, an interface and an input type. */
  fields: GraphqlField[];
  /** Of an enum. */
  values: GraphqlValue[];
  /** The interfaces that it implements. */
  interfaces: string[];
  /** Of a union its members. */
  members: string[];
  /** Of a directive where it may stand: `FIELD_DEFINITION`. */
  locations: string[];
  /** Of a directive. */
  isRepeatable: boolean;
  /** Of a scalar the address of what specifies it. */
  specifiedBy?: string;
}

/** A definition as its page shows it. */
export interface GraphqlPart extends GraphqlDefinition {
  /** What implements an interface, beside the members of a union. */
  possibleTypes: string[];
  /** Where a type is used: `Query.route`, `Route.stops`, `Mutation.move(input:)`, `@auth(role:)`. */
  usedBy: string[];
  /** How many more places use it than `usedBy` lists. */
  usedByMore: number;
  /** The keys of the definitions that it names, by name or coordinate. */
  keys: Record<string, string>;
  /** Of a field of a root type: an operation that asks for it. */
  example?: string;
  /** The variables that the example begins with, as JSON. */
  variables?: string;
}

/** What the definitions of a kind are called in navigation. */
export const GRAPHQL_GROUPS: { readonly [kind in GraphqlKind]: SiteName } = {
  query: 'Queries',
  mutation: 'Mutations',
  subscription: 'Subscriptions',
  object: 'Objects',
  input: 'Input objects',
  interface: 'Interfaces',
  union: 'Unions',
  enum: 'Enums',
  scalar: 'Scalars',
  directive: 'Directives',
};

/** The key of a definition within its schema: `query route`, `object Route`. */
export function toGraphqlKey({ kind, name }: Pick<GraphqlDefinition, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

/** `[Route!]!` -> `Route` */
export function toTypeName(type: string): string {
  return type.replaceAll(/[[\]!\s]/g, '');
}

/** How a definition begins: `type Route @cached(seconds: 60)` */
export function writeHead({ kind, name, directives, isRepeatable }: GraphqlPart): string {
  const keyword = kind === 'object' ? 'type' : kind;
  return [keyword, kind === 'directive' ? `@${name}` : name, ...(isRepeatable ? ['repeatable'] : []), ...directives].join(' ');
}
