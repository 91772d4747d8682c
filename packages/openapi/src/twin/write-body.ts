import type { MediaType, Parameter } from '../model/media-type.ts';
import type { Operation, Response, ResponseLink } from '../model/operation.ts';
import { listBodyExamples } from '../page/list-examples.ts';
import { listEncodedParts, listParameterDetails } from '../page/list-writing-details.ts';
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
function writeParameter(parameter: Parameter, { schemas: table }: Operation, options: Omit<BodyOptions, 'seen'>): string[] {
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
    ...writeDetails(listParameterDetails(parameter)),
  ]);
}

/** Writes parameters, or headers, as items of a list. */
export function writeParameters(parameters: readonly Parameter[], operation: Operation, options: Omit<BodyOptions, 'seen'>): string[] {
  return parameters.flatMap((parameter) => writeParameter(parameter, operation, options));
}

function writeExamples({ examples, content }: Parameter, say: Say): string[] {
  return [...examples, ...(content?.examples ?? [])].flatMap(({ name, summary, description, value, serialized, externalValue }) => {
    const shown = serialized ?? value ?? externalValue;
    const title = summary ?? (examples.length > 1 ? name : undefined);
    const words = [...(shown === undefined ? [] : [writeValue(shown)]), title, description?.trim()].filter((one) => one !== undefined);
    return words.length === 0 ? [] : writeItem([`${say('Example')}:`, ...words].join(' '));
  });
}

/** Writes what a body may be: each media type with its fields and examples. */
export function writeContent(content: readonly MediaType[], operation: Operation, options: BodyOptions): string[] {
  const { schemas: table } = operation;
  const { direction, order, room, say, seen } = options;
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
      ...block(
        listEncodedParts(media).flatMap(({ name, details, headers }) => [
          ...writeDetails(details),
          ...(headers.length === 0 ? [] : writeItem(`${say('Headers')} ${writeCode(name)}:`, writeParameters(headers, operation, options))),
        ]),
      ),
      ...listBodyExamples(say('Example'), [media]).flatMap((example) => [
        `${example.title}:`,
        '',
        ...paragraph(example.description),
        writeBlock(example.code, example.language),
        '',
      ]),
    ];
  });
}

/** Writes a response: its description, headers and bodies. */
export function writeResponse(response: Response, operation: Operation, options: BodyOptions): string[] {
  const { description, headers, content, links, details } = response;
  const { say } = options;
  return [
    ...paragraph(description),
    ...(headers.length === 0 ? [] : [`${say('Headers')}:`, '', ...writeParameters(headers, operation, options), '']),
    ...writeContent(content, operation, options),
    ...block(links.flatMap((link) => writeLink(link, say))),
    ...block(writeDetails(details)),
    ...(description === undefined && headers.length === 0 && content.length === 0 && details === undefined
      ? [say('The response has no body.')]
      : []),
  ];
}

/** Writes what leads on from a response as an item of a list. */
function writeLink({ name, operation, description = '', parameters, details }: ResponseLink, say: Say): string[] {
  const link = writeCode(name);
  const head = operation === undefined ? link : say('{link} links to {operation}', { link, operation: writeCode(operation) });
  return writeItem([head, description.trim()].filter(Boolean).join(': '), [
    ...Object.entries(parameters).flatMap(([parameter, value]) =>
      writeItem(say('{name} from {value}', { name: writeCode(parameter), value: writeValue(value) })),
    ),
    ...writeDetails(details),
  ]);
}
