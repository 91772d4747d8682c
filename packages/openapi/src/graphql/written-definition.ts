import type { Json } from '@octavo/core';
import type { GraphqlDefinition } from '../model/graphql.ts';

/** A definition as a part of the document that `readSdl` makes; `readDefinition` is its counterpart. */
export function keepDefinition(definition: GraphqlDefinition): Json {
  return definition as GraphqlDefinition & Json;
}

/** A definition that `keepDefinition` has written: nobody else writes there. */
export function readDefinition(value: Json | undefined): GraphqlDefinition {
  return value as GraphqlDefinition & Json;
}
