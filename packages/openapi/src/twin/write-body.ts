import type { MediaType, Parameter } from '../model/media-type.ts';
import type { Operation, Response } from '../model/operation.ts';
import { listBodyExamples } from '../page/list-examples.ts';
import { describeType } from '../schema/describe-type.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import type { Say } from '../value/say.ts';
import { writeBlock, writeCode } from './write-code.ts';
import { withText, writeDescription, writeFields, writeValue } from './write-fields.ts';
import type { TwinRoom } from './write-fields.ts';
import { writeItem } from './write-item.ts';
import { writeDetails } from './write-details.ts';
import { block, paragraph } from './write-lines.ts';

/** How bodies are written: `seen` holds the schemas that were, by direction. */
export interface BodyOptions {
  direction: Direction;
  order: FieldOrder;
  room: TwinRoom;
  say: Say;
  seen: Record<Direction, Set<string>>;
}

/** Writes a parameter as an item of a list: its type and marks, its examples and fields. */
export function writeParameter(parameter: Parameter, { schemas: table }: Operation, options: Omit<BodyOptions, 'seen'>): string[] {
  const schema = parameter.schema ?? parameter.content?.schema ?? true;
  const { say } = options;
  const marks = [
    describeType(schema, table, say),
    ...(parameter.required ? [say('required')] : []),
    ...(parameter.deprecated ? [say('deprecated')] : []),
  ];
  const head = `${writeCode(parameter.name)} (${marks.join(', ')})${withText(schema, { table, ...options, description: parameter.description })}`;
  return writeItem(head, [
    ...writeExamples(parameter, say),
    ...writeFields(schema, { table, ...options, seen: new Set() }),
    ...writeDetails(parameter.details),
  ]);
}

function writeExamples({ examples, content }: Parameter, say: Say): string[] {
  return [...examples, ...(content?.examples ?? [])].flatMap(({ name, summary, value, serialized, externalValue }) => {
    const shown = serialized ?? value ?? externalValue;
    const title = summary ?? (examples.length > 1 ? name : undefined);
    if (shown === undefined && title === undefined) return [];
    return writeItem(
      [`${say('Example')}:`, ...(shown === undefined ? [] : [writeValue(shown)]), ...(title === undefined ? [] : [title])].join(' '),
    );
  });
}

/** Writes what a body may be: each media type with its fields and examples. */
export function writeContent(
  content: readonly MediaType[],
  { schemas: table }: Operation,
  { direction, order, room, say, seen }: BodyOptions,
): string[] {
  return content.flatMap((media) => {
    const schema = media.itemSchema ?? media.schema;
    const type = schema === undefined ? '' : describeType(schema, table, say);
    const shown = media.itemSchema === undefined ? type : say('stream of {type}', { type });
    const fields = schema === undefined ? [] : writeFields(schema, { table, direction, order, room, say, seen: seen[direction] });
    return [
      `${writeCode(media.type)} ${shown}`.trim(),
      '',
      ...(schema === undefined ? [] : paragraph(writeDescription(schema, { table, direction, say }))),
      ...(fields.length === 0 ? [] : [...fields, '']),
      ...listBodyExamples(say('Example'), [media]).flatMap((example) => [
        `${example.title}:`,
        '',
        writeBlock(example.code, example.language),
        '',
      ]),
    ];
  });
}

/** Writes a response: its description, headers and bodies. */
export function writeResponse(response: Response, operation: Operation, options: BodyOptions): string[] {
  const { description, headers, content, details } = response;
  const { say } = options;
  return [
    ...paragraph(description),
    ...(headers.length === 0
      ? []
      : [`${say('Headers')}:`, '', ...headers.flatMap((header) => writeParameter(header, operation, options)), '']),
    ...writeContent(content, operation, options),
    ...block(writeDetails(details)),
    ...(description === undefined && headers.length === 0 && content.length === 0 && details === undefined
      ? [say('The response has no body.')]
      : []),
  ];
}
