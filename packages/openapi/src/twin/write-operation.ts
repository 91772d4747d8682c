import type { MediaType, Parameter } from '../model/media-type.ts';
import type { Operation, Response } from '../model/operation.ts';
import { findBase } from '../page/find-base.ts';
import { listBodyExamples } from '../page/list-examples.ts';
import { groupMessages } from '../page/group-messages.ts';
import { groupParameters } from '../page/list-operation-sections.ts';
import { nameStatus } from '../page/name-status.ts';
import { describeType } from '../schema/describe-type.ts';
import type { Direction } from '../schema/list-fields.ts';
import { writeBlock, writeCode } from './write-code.ts';
import { createTwinRoom, writeDescription, withText, writeFields, writeValue } from './write-fields.ts';
import type { TwinRoom } from './write-fields.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import type { ShownChanges } from '../page/shown-changes.ts';
import { writeChanges } from './write-changes.ts';
import { writeItem } from './write-item.ts';
import { writeSecurity } from './write-security.ts';

/** What stands around an operation in its Markdown. */
export interface OperationTwinOptions {
  /** The page's own text, as Markdown: it stands between description and parameters. */
  text?: string;
  /** True when that text describes parameters and bodies itself. */
  isDescribed?: boolean;
  /** What the newest version of the API changed in it. */
  changes?: ShownChanges;
  /** How fields stand. */
  order?: FieldOrder;
  /** Samples of the request, as the page shows them. */
  samples?: readonly { label: string; language: string; code: string }[];
}

/**
 * Writes what the page of an operation shows as Markdown, for readers that are programs: no title, headings from the second level on, in
 * the order of the page. Descriptions stay as the file has them. Pass the operation configured and with examples, its texts not rendered.
 */
export function writeOperation(
  operation: Operation,
  { text = '', isDescribed = false, order = 'required', samples = [], changes }: OperationTwinOptions = {},
): string {
  const { kind, requestBody, responses, callbacks, externalDocs, deprecated } = operation;
  const [sent, received]: [Direction, Direction] = kind === 'webhook' ? ['response', 'request'] : ['request', 'response'];
  // Media types and answers often share a schema: it is written once for what is sent, and once for what comes back.
  const seen = { request: new Set<string>(), response: new Set<string>() };
  const room = createTwinRoom();
  const parts = isDescribed
    ? []
    : [
        ...section('Authorization', operation.security.length === 0 ? [] : writeSecurity(operation.security)),
        ...groupParameters(operation, order).flatMap(({ title, parameters }) =>
          section(
            title,
            parameters.flatMap((parameter) => writeParameter(parameter, operation, { direction: sent, order, room })),
          ),
        ),
        ...section(
          'Body',
          requestBody === undefined
            ? []
            : [
                ...paragraph(requestBody.description),
                ...paragraph(requestBody.required ? '' : 'The body is optional.'),
                ...writeContent(requestBody.content, operation, { direction: sent, order, room, seen }),
              ],
        ),
        ...(kind === 'channel' ? [] : responses).flatMap((response) =>
          section(
            `Response ${response.status} ${response.summary ?? nameStatus(response.status)}`.trim(),
            writeResponse(response, operation, { direction: received, order, room, seen }),
          ),
        ),
        ...groupMessages(operation).flatMap(({ title, note, messages }) =>
          section(title, [
            ...paragraph(note),
            ...messages.flatMap((message) => [
              `### ${[writeCode(message.status), message.summary].filter(Boolean).join(' ')}`,
              '',
              ...writeResponse(message, operation, { direction: received, order, room, seen }),
            ]),
          ]),
        ),
        ...callbacks.flatMap(({ name, expression, operation: one }) =>
          section(`Callback: ${name}`, [
            `${writeCode(`${one.method} ${expression}`)}`,
            '',
            ...paragraph(one.description),
            ...writeContent(
              one.requestBody?.content ?? [],
              { ...one, schemas: operation.schemas },
              { direction: 'response', order, room, seen },
            ),
          ]),
        ),
      ];
  return [
    kind === 'webhook' ? `Webhook ${writeCode(operation.path)}` : writeCode(`${operation.method} ${findBase(operation)}${operation.path}`),
    '',
    ...(deprecated ? ['Deprecated.', ''] : []),
    ...paragraph(operation.description),
    ...(externalDocs === undefined ? [] : [`[${externalDocs.description ?? 'More'}](<${externalDocs.url}>)`, '']),
    ...(changes === undefined ? [] : writeChanges(changes)),
    ...paragraph(text),
    ...parts,
    ...samples.flatMap(({ label, language, code }, index) => [
      ...(index === 0 ? ['## Samples', ''] : []),
      `${label}:`,
      '',
      writeBlock(code, language),
      '',
    ]),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}

/** How bodies are written: `seen` holds the schemas that were, by direction. */
interface BodyOptions {
  direction: Direction;
  order: FieldOrder;
  room: TwinRoom;
  seen: Record<Direction, Set<string>>;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

function paragraph(text: string | undefined): string[] {
  return text === undefined || text.trim() === '' ? [] : [text.trim(), ''];
}

function writeParameter(parameter: Parameter, { schemas: table }: Operation, options: Omit<BodyOptions, 'seen'>): string[] {
  const schema = parameter.schema ?? parameter.content?.schema ?? true;
  const marks = [describeType(schema, table), ...(parameter.required ? ['required'] : []), ...(parameter.deprecated ? ['deprecated'] : [])];
  const head = `${writeCode(parameter.name)} (${marks.join(', ')})${withText(schema, { table, ...options, description: parameter.description })}`;
  return writeItem(head, [...writeExamples(parameter), ...writeFields(schema, { table, ...options, seen: new Set() })]);
}

function writeExamples({ examples, content }: Parameter): string[] {
  return [...examples, ...(content?.examples ?? [])].flatMap(({ name, summary, value, serialized, externalValue }) => {
    const shown = serialized ?? value ?? externalValue;
    const title = summary ?? (examples.length > 1 ? name : undefined);
    if (shown === undefined && title === undefined) return [];
    return writeItem(['Example:', ...(shown === undefined ? [] : [writeValue(shown)]), ...(title === undefined ? [] : [title])].join(' '));
  });
}

function writeContent(
  content: readonly MediaType[],
  { schemas: table }: Operation,
  { direction, order, room, seen }: BodyOptions,
): string[] {
  return content.flatMap((media) => {
    const schema = media.itemSchema ?? media.schema;
    const type = schema === undefined ? '' : ` ${media.itemSchema === undefined ? '' : 'stream of '}${describeType(schema, table)}`;
    const fields = schema === undefined ? [] : writeFields(schema, { table, direction, order, room, seen: seen[direction] });
    return [
      `${writeCode(media.type)}${type}`,
      '',
      ...(schema === undefined ? [] : paragraph(writeDescription(schema, { table, direction }))),
      ...(fields.length === 0 ? [] : [...fields, '']),
      ...listBodyExamples('Example', [media]).flatMap((example) => [
        `${example.title}:`,
        '',
        writeBlock(example.code, example.language),
        '',
      ]),
    ];
  });
}

function writeResponse(response: Response, operation: Operation, options: BodyOptions): string[] {
  const { description, headers, content } = response;
  return [
    ...paragraph(description),
    ...(headers.length === 0 ? [] : ['Headers:', '', ...headers.flatMap((header) => writeParameter(header, operation, options)), '']),
    ...writeContent(content, operation, options),
    ...(description === undefined && headers.length === 0 && content.length === 0 ? ['No body.'] : []),
  ];
}
