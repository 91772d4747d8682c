import { findNearest } from '@octavo/core/internal';
import type { DocumentNode, TypeNode } from 'graphql';
import type { SdlProblem } from '../files/api-io.ts';
import type { GraphqlDefinition } from '../model/graphql.ts';

const BUILT_IN = ['ID', 'String', 'Int', 'Float', 'Boolean'];

/** Names that are looked for among all others: each is compared with each. */
const MOST = 20;

/** Finds the names of types that a schema does not define, each once, with the name that is written most like it. */
export function findUnknownTypes({ definitions: nodes }: DocumentNode, definitions: readonly GraphqlDefinition[]): SdlProblem[] {
  const known = new Set([
    ...BUILT_IN,
    ...nodes.flatMap((node) => ('name' in node && node.kind.endsWith('TypeDefinition') && node.name ? [node.name.value] : [])),
  ]);
  const unknown = new Map<string, number>();
  const visit = (type: TypeNode): void => {
    if (type.kind !== 'NamedType') visit(type.type);
    else if (!known.has(type.name.value) && !unknown.has(type.name.value)) unknown.set(type.name.value, type.loc?.start ?? 0);
  };
  for (const node of nodes) {
    if ('operationTypes' in node) for (const { type } of node.operationTypes ?? []) visit(type);
    if ('interfaces' in node) node.interfaces?.forEach(visit);
    if ('types' in node) node.types?.forEach(visit);
    if ('arguments' in node && node.kind === 'DirectiveDefinition') for (const { type } of node.arguments ?? []) visit(type);
    if (!('fields' in node)) continue;
    for (const field of node.fields ?? []) {
      visit(field.type);
      if ('arguments' in field) for (const { type } of field.arguments ?? []) visit(type);
    }
  }
  const names = [...new Set([...BUILT_IN, ...definitions.filter(({ type }) => type === '').map(({ name }) => name)])];
  return [...unknown].slice(0, MOST).map(([name, offset]) => {
    const nearest = findNearest(name, names);
    return {
      message: `Unknown type \`${name}\`.`,
      hint: nearest === undefined ? 'Define it, or fix the name.' : `Did you mean \`${nearest}\`?`,
      offset,
      isSyntax: false,
    };
  });
}
