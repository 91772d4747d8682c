import type { StepAction, Workflow, WorkflowStep } from '../model/workflow.ts';
import type { SchemaTable } from '../model/schema.ts';
import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import { findActionTarget, writeTimeout, writeCriterion, writeStepValue } from '../page/describe-workflow.ts';
import { writeBlock, writeCode } from './write-code.ts';
import { createTwinRoom, writeDescription, writeFields } from './write-fields.ts';
import { writeItem } from './write-item.ts';
import type { TwinOptions } from './twin-options.ts';

/** What stands around a workflow in its Markdown. */
export interface WorkflowTwinOptions extends TwinOptions {
  /** What its inputs refer to. */
  table: SchemaTable;
  /** The address of the page of an operation or a workflow. */
  hrefOf: (source: string, key: string) => string | undefined;
}

/** Writes what the page of a workflow shows as Markdown, for readers that are programs: descriptions stay as the file has them. */
export function writeWorkflow(workflow: Workflow, { text = '', say = sayEnglish, table, hrefOf }: WorkflowTwinOptions): string {
  const { id, description = '', inputs, steps, outputs, dependsOn } = workflow;
  const room = createTwinRoom();
  const parts = [
    writeCode(id),
    description,
    text.trim(),
    writeDependencies(
      dependsOn.map((name) => name.replace(/^.*#/s, '')),
      say,
    ),
    ...(inputs === undefined
      ? []
      : [
          `## ${say('Inputs')}`,
          writeDescription(inputs, { table, direction: 'request', say }),
          writeFields(inputs, { table, direction: 'request', say, seen: new Set(), room }).join('\n'),
        ]),
    `## ${say('Steps')}`,
    ...steps.flatMap((step, index) => writeStep(step, { number: index + 1, hrefOf, say })),
    ...(Object.keys(outputs).length === 0 ? [] : [`## ${say('Outputs')}`, writeValues(Object.entries(outputs)).join('\n')]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What a step is written with: the address of what it calls, and the words of the page's language. */
interface StepOptions {
  hrefOf: WorkflowTwinOptions['hrefOf'];
  say: Say;
}

function writeDependencies(names: readonly string[], say: Say): string {
  return names.length === 0 ? '' : `${say('Runs after {names}', { names: names.map(writeCode).join(', ') })}.`;
}

function writeStep(step: WorkflowStep, { number, hrefOf, say }: StepOptions & { number: number }): string[] {
  const { id, description = '', parameters, requestBody, successCriteria, onSuccess, onFailure, outputs, dependsOn, timeout } = step;
  const payload = requestBody?.payload;
  return [
    `### ${number}. ${id}`,
    writeTarget(step, { hrefOf, say }),
    description,
    writeDependencies(dependsOn, say),
    ...writeList(
      `${say('Parameters')}:`,
      parameters.flatMap(({ name, in: place, value }) =>
        writeItem(`${writeCode(name)}${place === undefined ? '' : ` (${place})`}: ${writeCode(writeStepValue(value))}`),
      ),
    ),
    ...(requestBody === undefined
      ? []
      : [
          `${say('Body')}${requestBody.contentType === undefined ? '' : ` (${writeCode(requestBody.contentType)})`}:`,
          payload === undefined
            ? ''
            : typeof payload === 'string'
              ? writeBlock(payload.trimEnd(), '')
              : writeBlock(JSON.stringify(payload, null, 2), 'json'),
          requestBody.replacements
            .flatMap(({ target, value }) => writeItem(`${writeCode(target)}: ${writeCode(writeStepValue(value))}`))
            .join('\n'),
        ]),
    timeout === undefined ? '' : `timeout: ${writeTimeout(timeout)}`,
    ...writeList(
      `${say('Success criteria')}:`,
      successCriteria.flatMap((criterion) => writeItem(writeCode(writeCriterion(criterion)))),
    ),
    ...writeList(
      `${say('On success')}:`,
      onSuccess.flatMap((action) => writeAction(action, say)),
    ),
    ...writeList(
      `${say('On failure')}:`,
      onFailure.flatMap((action) => writeAction(action, say)),
    ),
    ...writeList(`${say('Outputs')}:`, writeValues(Object.entries(outputs))),
  ];
}

function writeTarget({ target }: WorkflowStep, { hrefOf, say }: StepOptions): string {
  switch (target.kind) {
    case 'operation':
      return writeLink(writeCode(`${target.method} ${target.path}`), hrefOf(target.source, target.key));
    case 'channel':
      return say('Message on {name}', {
        name: writeLink(writeCode(target.key.replace(/^channel /, '')), hrefOf(target.source, target.key)),
      });
    case 'workflow':
      return say('Runs the workflow {name}', {
        name: writeLink(writeCode(target.id), hrefOf(target.name.replace(/#[^#]*$/s, ''), `workflow ${target.id}`)),
      });
    case 'unknown':
      return target.text === '' ? '' : writeCode(target.text);
    default:
      return target satisfies never;
  }
}

function writeLink(text: string, href: string | undefined): string {
  return href === undefined ? text : `[${text}](${href})`;
}

function writeAction(action: StepAction, say: Say): string[] {
  const { name, type, criteria, parameters, retryLimit = 1, retryAfter } = action;
  const target = findActionTarget(action);
  const way = target === undefined ? [] : [say('Go to {name}', { name: writeCode(target) })];
  const what = {
    end: () => [say('End the workflow')],
    goto: () => way,
    retry: () => [
      ...way,
      say('Retry, up to {count} times', { count: retryLimit }),
      ...(retryAfter === undefined ? [] : [say('after {seconds} s', { seconds: retryAfter })]),
    ],
  }[type]();
  const condition = criteria.map((one) => writeCode(writeCriterion(one))).join(' && ');
  return writeItem(
    `${name === '' ? '' : `${writeCode(name)}: `}${[...what, ...(condition === '' ? [] : [say('if {condition}', { condition })])].join(', ')}`,
    writeValues(parameters.map((one) => [one.name, one.value])),
  );
}

function writeValues(values: [name: string, value: Parameters<typeof writeStepValue>[0]][]): string[] {
  return values.flatMap(([name, value]) => writeItem(`${writeCode(name)}: ${writeCode(writeStepValue(value))}`));
}

function writeList(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [title, items.join('\n')];
}
