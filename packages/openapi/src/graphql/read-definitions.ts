import type {
  ConstDirectiveNode,
  DefinitionNode,
  DocumentNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
} from 'graphql';
import type { GraphqlDefinition, GraphqlField, GraphqlKind, GraphqlValue } from '../model/graphql.ts';
import type { GraphqlTools } from './graphql-tools.ts';

/** A schema as its text has it. */
export interface SchemaDefinitions {
  /** Of the schema as a whole, and of the types of its roots, which have no pages: Markdown. */
  description?: string;
  /** The fields of root types, then types and directives, in the order of the text. */
  definitions: GraphqlDefinition[];
}

type Print = GraphqlTools['print'];

const KINDS = {
  ObjectType: 'object',
  InputObjectType: 'input',
  InterfaceType: 'interface',
  UnionType: 'union',
  EnumType: 'enum',
  ScalarType: 'scalar',
} as const;

const ROOTS: readonly GraphqlKind[] = ['query', 'mutation', 'subscription'];

/** Reads the definitions of a parsed schema; extensions are merged, and what a name means twice is read once. */
export function readDefinitions(document: DocumentNode, print: Print): SchemaDefinitions {
  const types = new Map<string, GraphqlDefinition>();
  const directives = new Map<string, GraphqlDefinition>();
  const roots = new Map<string, string>();
  let description: string | undefined;
  const directivesOfSchema: string[] = [];
  for (const node of document.definitions) {
    if (node.kind === 'SchemaDefinition' || node.kind === 'SchemaExtension') {
      for (const { operation, type } of node.operationTypes ?? []) roots.set(operation, type.name.value);
      if (node.kind === 'SchemaDefinition') description = node.description?.value;
      directivesOfSchema.push(...(node.directives ?? []).map((directive) => print(directive)));
    } else if (node.kind === 'DirectiveDefinition') {
      const made = readDirective(node, print);
      if (!directives.has(made.name)) directives.set(made.name, made);
    } else if (isType(node)) {
      const made = readType(node, print);
      const known = types.get(made.name);
      if (known === undefined) types.set(made.name, made);
      else merge(known, made);
    }
  }
  const isNamed = document.definitions.some(({ kind }) => kind === 'SchemaDefinition');
  const rootOf = (operation: string): string | undefined =>
    roots.get(operation) ?? (isNamed ? undefined : operation.charAt(0).toUpperCase() + operation.slice(1));
  const rootNames = new Set(ROOTS.flatMap((one) => rootOf(one) ?? []));
  const fields = ROOTS.flatMap((kind) => {
    const root = types.get(rootOf(kind) ?? '');
    return root?.kind === 'object' ? unique(root.fields).map((field) => create(kind, field)) : [];
  });
  const shown = [...types.values()].filter(({ name, kind }) => !(rootNames.has(name) && kind === 'object'));
  const told = [
    ...(description === undefined ? [] : [description]),
    ...(directivesOfSchema.length === 0 ? [] : [['schema', ...directivesOfSchema].map(toCode).join(' ')]),
    ...[...rootNames].flatMap((name) => describeRoot(types.get(name))),
  ];
  return {
    ...(told.length > 0 && { description: told.join('\n\n') }),
    definitions: [...fields, ...shown.map(distinct), ...directives.values()],
  };
}

/** What a type of a root says beside its fields. */
function describeRoot(root: GraphqlDefinition | undefined): string[] {
  if (root?.kind !== 'object') return [];
  const { name, description, directives, interfaces } = root;
  const facts = [...directives, ...interfaces].map(toCode);
  if (description === undefined && facts.length === 0) return [];
  return [[toCode(name), ...facts, ...(description === undefined ? [] : [description])].join(' ')];
}

function toCode(text: string): string {
  return `\`\` ${text} \`\``;
}

type TypeNode = Extract<DefinitionNode, { kind: `${keyof typeof KINDS}${'Definition' | 'Extension'}` }>;

function isType(node: DefinitionNode): node is TypeNode {
  return Object.hasOwn(KINDS, node.kind.replace(/Definition$|Extension$/, ''));
}

/** A name that a schema gives twice is an error, which is told; the first counts. */
function unique<Part extends { name: string }>(list: readonly Part[]): Part[] {
  const byName = new Map<string, Part>();
  for (const one of list) if (!byName.has(one.name)) byName.set(one.name, one);
  return [...byName.values()];
}

function create(kind: GraphqlKind, field: Partial<GraphqlField> & { name: string }): GraphqlDefinition {
  return {
    type: '',
    directives: [],
    arguments: [],
    ...field,
    kind,
    fields: [],
    values: [],
    interfaces: [],
    members: [],
    locations: [],
    isRepeatable: false,
  };
}

function readType(node: TypeNode, print: Print): GraphqlDefinition {
  const kind = KINDS[node.kind.replace(/Definition$|Extension$/, '') as keyof typeof KINDS];
  const url = kind === 'scalar' ? findArgument(node.directives, 'specifiedBy', 'url') : undefined;
  return {
    ...create(kind, readCommon(node, print)),
    fields: 'fields' in node ? (node.fields ?? []).map((field) => readField(field, print)) : [],
    values: 'values' in node ? (node.values ?? []).map((value) => ({ ...readCommon(value, print), type: '' })) : [],
    interfaces: 'interfaces' in node ? (node.interfaces ?? []).map(({ name }) => name.value) : [],
    members: 'types' in node ? (node.types ?? []).map(({ name }) => name.value) : [],
    ...(url !== undefined && { specifiedBy: url }),
  };
}

/** Puts what an extension adds, or a definition that stands after one, into the definition. */
function merge(known: GraphqlDefinition, { description, ...added }: GraphqlDefinition): void {
  if (known.kind !== added.kind) return;
  known.fields.push(...added.fields);
  known.values.push(...added.values);
  for (const list of ['interfaces', 'members', 'directives'] as const) known[list].push(...added[list]);
  if (description !== undefined) known.description ??= description;
}

function distinct(type: GraphqlDefinition): GraphqlDefinition {
  const { fields, values, interfaces, members, directives } = type;
  return {
    ...type,
    fields: unique(fields),
    values: unique(values),
    interfaces: [...new Set(interfaces)],
    members: [...new Set(members)],
    directives: [...new Set(directives)],
  };
}

function readDirective(node: Extract<DefinitionNode, { kind: 'DirectiveDefinition' }>, print: Print): GraphqlDefinition {
  return {
    ...create('directive', readCommon(node, print)),
    arguments: unique((node.arguments ?? []).map((argument) => readInput(argument, print))),
    locations: node.locations.map(({ value }) => value),
    isRepeatable: node.repeatable,
  };
}

function readField(node: FieldDefinitionNode | InputValueDefinitionNode, print: Print): GraphqlField {
  if (node.kind === 'InputValueDefinition') return { ...readInput(node, print), arguments: [] };
  return {
    ...readCommon(node, print),
    type: print(node.type),
    arguments: unique((node.arguments ?? []).map((argument) => readInput(argument, print))),
  };
}

function readInput(node: InputValueDefinitionNode, print: Print): GraphqlValue {
  return {
    ...readCommon(node, print),
    type: print(node.type),
    ...(node.defaultValue && { default: print(node.defaultValue) }),
  };
}

interface Described {
  name: { value: string };
  description?: EnumValueDefinitionNode['description'];
  directives?: readonly ConstDirectiveNode[] | undefined;
}

const OWN = new Set(['deprecated', 'specifiedBy']);

function readCommon({ name, description, directives }: Described, print: Print): Omit<GraphqlValue, 'type'> {
  const isDeprecated = directives?.some((directive) => directive.name.value === 'deprecated') === true;
  return {
    name: name.value,
    ...(description && description.value.trim() !== '' && { description: description.value }),
    ...(isDeprecated && { deprecated: findArgument(directives, 'deprecated', 'reason') ?? '' }),
    directives: (directives ?? []).filter((directive) => !OWN.has(directive.name.value)).map((directive) => print(directive)),
  };
}

function findArgument(directives: readonly ConstDirectiveNode[] | undefined, name: string, argument: string): string | undefined {
  const value = directives
    ?.find((directive) => directive.name.value === name)
    ?.arguments?.find((one) => one.name.value === argument)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}
