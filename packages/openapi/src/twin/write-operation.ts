import type { MediaType, Parameter } from '../model/media-type.ts';
import type { Operation, Response } from '../model/operation.ts';
import { findBase } from '../page/find-base.ts';
import { listBodyExamples } from '../page/list-examples.ts';
import { groupMessages } from '../page/group-messages.ts';
import { groupParameters } from '../page/list-operation-sections.ts';
import { nameStatus } from '../page/name-status.ts';
import { describeType } from '../schema/describe-type.ts';
import type { Direction } from '../schema/list-fields.ts';
import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import type { TwinOptions } from './twin-options.ts';
import { writeBlock, writeCode } from './write-code.ts';
import { createTwinRoom, writeDescription, withText, writeFields, writeValue } from './write-fields.ts';
import type { TwinRoom } from './write-fields.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import type { ShownChanges } from '../page/shown-changes.ts';
import { writeChanges } from './write-changes.ts';
import { writeItem } from './write-item.ts';
import { writeSecurity } from './write-security.ts';

/** What stands around an operation in its Markdown. */
export interface OperationTwinOptions extends TwinOptions {
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
  { text = '', say = sayEnglish, isDescribed = false, order = 'required', samples = [], changes }: OperationTwinOptions = {},
): string {
  const { kind, requestBody, responses, callbacks, externalDocs, deprecated } = operation;
  const [sent, received]: [Direction, Direction] = kind === 'webhook' ? ['response', 'request'] : ['request', 'response'];
  // Media types and answers often share a schema: it is written once for what is sent, and once for what comes back.
  const seen = { request: new Set<string>(), response: new Set<string>() };
  const all = { order, say, room: createTwinRoom() };
  const parts = isDescribed
    ? []
    : [
        ...section(say('Authorization'), operation.security.length === 0 ? [] : writeSecurity(operation.security, say)),
        ...groupParameters(operation, order).flatMap(({ title, parameters }) =>
          section(
            say(title),
            parameters.flatMap((parameter) => writeParameter(parameter, operation, { direction: sent, ...all })),
          ),
        ),
        ...section(
          say('Body'),
          requestBody === undefined
            ? []
            : [
                ...paragraph(requestBody.description),
                ...paragraph(requestBody.required ? '' : say('The body is optional.')),
                ...writeContent(requestBody.content, operation, { direction: sent, ...all, seen }),
              ],
        ),
        ...(kind === 'channel' ? [] : responses).flatMap((response) =>
          section(
            `${say('Response')} ${response.status} ${response.summary ?? nameStatus(response.status, say)}`.trim(),
            writeResponse(response, operation, { direction: received, ...all, seen }),
          ),
        ),
        ...groupMessages(operation).flatMap(({ title, note, messages }) =>
          section(say(title), [
            ...paragraph(note && say(note)),
            ...messages.flatMap((message) => [
              `### ${[writeCode(message.status), message.summary].filter(Boolean).join(' ')}`,
              '',
              ...writeResponse(message, operation, { direction: received, ...all, seen }),
            ]),
          ]),
        ),
        ...section(
          say('Callbacks'),
          callbacks.flatMap(({ name, expression, operation: one }) => [
            `### ${name}`,
            '',
            writeCode(`${one.method} ${expression}`),
            '',
            ...paragraph(one.description),
            ...writeContent(
              one.requestBody?.content ?? [],
              { ...one, schemas: operation.schemas },
              { direction: 'response', ...all, seen },
            ),
          ]),
        ),
      ];
  return [
    kind === 'webhook'
      ? `${say('Webhook')} ${writeCode(operation.path)}`
      : writeCode(`${operation.method} ${findBase(operation)}${operation.path}`),
    '',
    ...(deprecated ? [`${say('Deprecated')}.`, ''] : []),
    ...paragraph(operation.description),
    ...(externalDocs === undefined ? [] : [`[${externalDocs.description ?? say('Read more')}](<${externalDocs.url}>)`, '']),
    ...(changes === undefined ? [] : writeChanges(changes, say)),
    ...paragraph(text),
    ...parts,
    ...samples.flatMap(({ label, language, code }, index) => [
      ...(index === 0 ? [`## ${say('Examples')}`, ''] : []),
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
  say: Say;
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
  const { say } = options;
  const marks = [
    describeType(schema, table, say),
    ...(parameter.required ? [say('required')] : []),
    ...(parameter.deprecated ? [say('deprecated')] : []),
  ];
  const head = `${writeCode(parameter.name)} (${marks.join(', ')})${withText(schema, { table, ...options, description: parameter.description })}`;
  return writeItem(head, [...writeExamples(parameter, say), ...writeFields(schema, { table, ...options, seen: new Set() })]);
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

function writeContent(
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

function writeResponse(response: Response, operation: Operation, options: BodyOptions): string[] {
  const { description, headers, content } = response;
  const { say } = options;
  return [
    ...paragraph(description),
    ...(headers.length === 0
      ? []
      : [`${say('Headers')}:`, '', ...headers.flatMap((header) => writeParameter(header, operation, options)), '']),
    ...writeContent(content, operation, options),
    ...(description === undefined && headers.length === 0 && content.length === 0 ? [say('The response has no body.')] : []),
  ];
}
