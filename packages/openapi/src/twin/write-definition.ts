import { findEntry } from '@octavo/core/browser';
import type { GraphqlField, GraphqlPart, GraphqlValue } from '../model/graphql.ts';
import { toTypeName, writeHead } from '../model/graphql.ts';
import { listPossibleTypes } from '../page/list-definition-sections.ts';
import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import { writeBlock, writeCode } from './write-code.ts';
import { writeItem } from './write-item.ts';
import type { TwinOptions } from './twin-options.ts';

/** What stands around a definition in its Markdown. */
export interface DefinitionTwinOptions extends TwinOptions {
  /** The address of the page of a definition, by its key. */
  hrefOf: (key: string) => string | undefined;
}

interface Scope {
  say: Say;
  link: (name: string, text?: string) => string;
}

/** Writes what the page of a GraphQL definition shows as Markdown, for readers that are programs. */
export function writeDefinition(part: GraphqlPart, { text = '', say = sayEnglish, hrefOf }: DefinitionTwinOptions): string {
  const { kind, description = '', deprecated, type, example, variables, usedBy, usedByMore, specifiedBy } = part;
  const scope: Scope = {
    say,
    link(one, shown = writeCode(one)) {
      const key = findEntry(part.keys, one);
      const href = key === undefined ? undefined : hrefOf(key);
      return href === undefined ? shown : `[${shown}](${href})`;
    },
  };
  const names = (title: Parameters<Say>[0], list: readonly string[], more = 0): string[] =>
    list.length === 0 ? [] : [`## ${say(title)}`, [...list.map((one) => scope.link(one)), ...(more > 0 ? [`+${more}`] : [])].join(', ')];
  const parts = [
    writeCode(writeHead(part)),
    deprecated === undefined ? '' : `${say('Deprecated')}. ${deprecated}`.trim(),
    description.trim(),
    specifiedBy === undefined ? '' : `<${specifiedBy}>`,
    kind === 'subscription' ? say('Subscriptions are not sent from this page.') : '',
    text.trim(),
    ...rows('Arguments', part.arguments, { ...scope, isInput: true }),
    ...(type === '' ? [] : [`## ${say('Returns')}`, writeType(type, scope)]),
    ...rows('Fields', part.fields, { ...scope, isInput: kind === 'input' }),
    ...rows('Values', part.values, { ...scope, isInput: false }),
    ...names('Implements', part.interfaces),
    ...names('Possible types', listPossibleTypes(part)),
    ...names('Locations', part.locations),
    ...names('Used by', usedBy, usedByMore),
    ...(example === undefined ? [] : [`## ${say('Example')}`, writeBlock(example, 'graphql')]),
    ...(variables === undefined ? [] : [writeBlock(variables, 'json')]),
  ];
  return `${parts.filter((one) => one !== '').join('\n\n')}\n`;
}

type RowScope = Scope & { isInput: boolean };

function rows(title: 'Arguments' | 'Fields' | 'Values', list: readonly (GraphqlValue | GraphqlField)[], scope: RowScope): string[] {
  return list.length === 0 ? [] : [`## ${scope.say(title)}`, list.flatMap((one) => writeRow(one, scope)).join('\n')];
}

function writeRow(value: GraphqlValue | GraphqlField, scope: RowScope): string[] {
  const { name, type, description = '', deprecated, directives, default: standard } = value;
  const { say, isInput } = scope;
  const marks = [
    ...(type === '' ? [] : [writeType(type, scope)]),
    ...(isInput && type.endsWith('!') && standard === undefined ? [say('required')] : []),
    ...(standard === undefined ? [] : [say('default {value}', { value: writeCode(standard) })]),
    ...(deprecated === undefined ? [] : [say('deprecated')]),
    ...directives.map((directive) => writeCode(directive)),
  ];
  const words = [description.trim(), (deprecated ?? '').trim()].filter((one) => one !== '').join(' ');
  const list = 'arguments' in value ? value.arguments : [];
  return writeItem(
    `${writeCode(name)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${words === '' ? '' : `: ${words}`}`,
    list.flatMap((argument) => writeRow(argument, { ...scope, isInput: true })),
  );
}

function writeType(type: string, { link }: Pick<Scope, 'link'>): string {
  return link(toTypeName(type), writeCode(type));
}
