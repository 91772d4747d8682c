import type { Operation } from '../model/operation.ts';
import { findBase } from '../page/find-base.ts';
import { groupMessages } from '../page/group-messages.ts';
import { groupParameters } from '../page/list-operation-sections.ts';
import { nameStatus } from '../page/name-status.ts';
import type { ShownChanges } from '../page/shown-changes.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import { sayEnglish } from '../value/say.ts';
import type { TwinOptions } from './twin-options.ts';
import { writeContent, writeParameters, writeResponse } from './write-body.ts';
import type { BodyOptions } from './write-body.ts';
import { writeChanges } from './write-changes.ts';
import { writeBlock, writeCode } from './write-code.ts';
import { createTwinRoom } from './write-fields.ts';
import { writeDetails } from './write-details.ts';
import { block, paragraph, section } from './write-lines.ts';
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
  const { kind, externalDocs, deprecated, badges = [] } = operation;
  // Media types and answers often share a schema: it is written once for what is sent, and once for what comes back.
  const seen = { request: new Set<string>(), response: new Set<string>() };
  const body: SharedOptions = { order, say, room: createTwinRoom(), seen };
  return [
    kind === 'webhook'
      ? `${say('Webhook')} ${writeCode(operation.path)}`
      : writeCode(`${operation.method} ${findBase(operation)}${operation.path}`),
    '',
    ...(deprecated ? [`${say('Deprecated')}.`, ''] : []),
    ...paragraph(badges.join(', ')),
    ...paragraph(operation.description),
    ...(externalDocs === undefined ? [] : [`[${externalDocs.description ?? say('Read more')}](<${externalDocs.url}>)`, '']),
    ...block(writeDetails(operation.details)),
    ...(changes === undefined ? [] : writeChanges(changes, say)),
    ...paragraph(text),
    ...(isDescribed ? [] : [...writeSent(operation, body), ...writeReceived(operation, body), ...writeCallbacks(operation, body)]),
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

type SharedOptions = Omit<BodyOptions, 'direction'>;

/** What the reader's program sends: who it is, parameters, the body. Of a webhook, it is the API that sends. */
function writeSent(operation: Operation, options: SharedOptions): string[] {
  const { kind, requestBody, security } = operation;
  const { say, order } = options;
  const sent: BodyOptions = { ...options, direction: kind === 'webhook' ? 'response' : 'request' };
  return [
    ...section(say('Authorization'), security.length === 0 ? [] : writeSecurity(security, say)),
    ...groupParameters(operation, order).flatMap(({ title, parameters }) =>
      section(say(title), writeParameters(parameters, operation, sent)),
    ),
    ...section(
      say('Body'),
      requestBody === undefined
        ? []
        : [
            ...paragraph(requestBody.description),
            ...paragraph(requestBody.required ? '' : say('The body is optional.')),
            ...writeContent(requestBody.content, operation, sent),
          ],
    ),
  ];
}

/** What comes back: responses, and of a channel its messages. */
function writeReceived(operation: Operation, options: SharedOptions): string[] {
  const { kind, responses } = operation;
  const { say } = options;
  const received: BodyOptions = { ...options, direction: kind === 'webhook' ? 'request' : 'response' };
  return [
    ...(kind === 'channel' ? [] : responses).flatMap((response) =>
      section(
        `${say('Response')} ${response.status} ${response.summary ?? nameStatus(response.status, say)}`.trim(),
        writeResponse(response, operation, received),
      ),
    ),
    ...groupMessages(operation).flatMap(({ title, note, actions, messages }) =>
      section(say(title), [
        ...paragraph(note && say(note)),
        ...actions.flatMap(({ name, summary, description, details }) => [
          ...paragraph([writeCode(name), summary].filter(Boolean).join(' ')),
          ...paragraph(description),
          ...block(writeDetails(details)),
        ]),
        ...messages.flatMap((message) => [
          `### ${[message.method, writeCode(message.status), message.summary].filter(Boolean).join(' ')}`,
          '',
          ...writeResponse(message, operation, received),
        ]),
      ]),
    ),
  ];
}

/** What the API sends by itself, to an address that it was given. */
function writeCallbacks({ callbacks, schemas }: Operation, options: SharedOptions): string[] {
  const { say, order } = options;
  const sent: BodyOptions = { ...options, direction: 'response' };
  return section(
    say('Callbacks'),
    callbacks.flatMap(({ name, expression, operation }) => {
      const own = { ...operation, schemas };
      const parameters = groupParameters(own, order).flatMap((group) => group.parameters);
      return [
        `### ${name}`,
        '',
        writeCode(`${operation.method} ${expression}`),
        '',
        ...paragraph(operation.summary),
        ...paragraph(operation.description),
        ...block(writeParameters(parameters, own, sent)),
        ...paragraph(operation.requestBody?.description),
        ...writeContent(operation.requestBody?.content ?? [], own, sent),
        ...operation.responses.flatMap((response) => [
          `${say('Response')} ${response.status} ${response.summary ?? nameStatus(response.status, say)}`.trim(),
          '',
          ...writeResponse(response, own, { ...options, direction: 'request' }),
        ]),
      ];
    }),
  );
}
