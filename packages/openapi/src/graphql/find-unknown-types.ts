import { findNearest } from '@octavo/core/internal';
import type { DocumentNode, NameNode, TypeNode } from 'graphql';
import type { SdlProblem } from '../files/api-io.ts';

const BUILT_IN = ['ID', 'String', 'Int', 'Float', 'Boolean'];

/** Names that are looked for among all others: each is compared with each. */
const MOST = 20;

/** Finds the names of types that a schema uses or extends and does not define, each once, with the name that is written most like it. */
export function findUnknownTypes({ definitions: nodes }: DocumentNode): SdlProblem[] {
  const known = new Set([
    ...BUILT_IN,
    ...nodes.flatMap((node) => ('name' in node && node.kind.endsWith('TypeDefinition') && node.name ? [node.name.value] : [])),
  ]);
  const unknown = new Map<string, number>();
  const look = ({ value, loc }: NameNode): void => {
    if (!known.has(value) && !unknown.has(value)) unknown.set(value, loc?.start ?? 0);
  };
  const visit = (type: TypeNode): void => {
    if (type.kind === 'NamedType') look(type.name);
    else visit(type.type);
  };
  for (const node of nodes) {
    if ('name' in node && node.kind.endsWith('TypeExtension') && node.name) look(node.name);
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
  const names = [...known];
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
