import { findEntry } from '@octavo/core/browser';
import { splitPointer } from '../value/pointer.ts';

/** A way into a value: names and indexes. */
export type ValuePath = readonly string[];

/** Where a value stands in a message. */
export type MessageSource =
  | { in: 'header' | 'query' | 'path'; name: string }
  /** `payload` is the body of a message. */
  | { in: 'body'; path: ValuePath };

/** A runtime expression of Arazzo, read. */
export type Expression =
  | { kind: 'url' | 'method' | 'statusCode' | 'self' }
  | { kind: 'request' | 'response' | 'message'; source: MessageSource }
  | { kind: 'inputs' | 'outputs'; name: string; path: ValuePath }
  | { kind: 'step'; step: string; name: string; path: ValuePath }
  | { kind: 'workflow'; workflow: string; field: 'inputs' | 'outputs'; name: string; path: ValuePath }
  | { kind: 'source'; source: string; reference: string }
  | { kind: 'component'; type: 'inputs' | 'parameters' | 'successActions' | 'failureActions'; name: string };

const ROOT = /^\$(?:url|method|statusCode|request|response|message|inputs|outputs|steps|workflows|sourceDescriptions|components|self)\b/;

/** Whether a text is meant as an expression: `$5` is a price. */
export function isExpressionText(text: string): boolean {
  return ROOT.test(text);
}

const PLAIN = { $url: 'url', $method: 'method', $statusCode: 'statusCode', $self: 'self' } as const;
const STRICT = '[A-Za-z0-9_-]+';
const IDENTIFIER = '[A-Za-z0-9._-]+';
/** What goes on into a value: a JSON pointer after `#`, or as conditions write it, `[0].id`. */
const REST = '(?:#((?:/(?:[^/~{}]|~[01])*)*)|((?:\\[\\d+\\]|\\.[A-Za-z0-9_-]+)*))';

const MESSAGE = /^\$(request|response|message)\.(.+)$/s;
const HEADER = /^header\.([!#$%&'*+\-.^_`|~0-9A-Za-z]+)$/;
const NAMED = /^(query|path)\.([^{}]+)$/s;
const BODY = new RegExp(`^(?:body|payload)${REST}$`, 's');
const VALUES = new RegExp(`^\\$(inputs|outputs)\\.(${IDENTIFIER})${REST}$`, 's');
const STEP = new RegExp(`^\\$steps\\.(${STRICT})\\.outputs\\.(${IDENTIFIER})${REST}$`, 's');
const WORKFLOW = new RegExp(`^\\$workflows\\.(${STRICT})\\.(inputs|outputs)\\.(${IDENTIFIER})${REST}$`, 's');
const SOURCE = new RegExp(`^\\$sourceDescriptions\\.(${STRICT})\\.([^{}]+)$`, 's');
const COMPONENTS = ['inputs', 'parameters', 'successActions', 'failureActions'] as const;
const COMPONENT = new RegExp(`^\\$components\\.(\\w+)\\.(${IDENTIFIER})$`);

/**
 * Reads a runtime expression by the ABNF of Arazzo 1.0 and 1.1; undefined for a text that is none. A body may be gone into as conditions do
 * (`$response.body.items[0]`), since the specification's own examples of 1.1 do so elsewhere.
 *
 * `$steps.find.outputs.pets#/0/id` -> `{ kind: 'step', step: 'find', name: 'pets', path: ['0', 'id'] }`
 */
export function parseExpression(text: string): Expression | undefined {
  const plain = findEntry(PLAIN, text);
  if (plain !== undefined) return { kind: plain };
  const [, message, inside = ''] = MESSAGE.exec(text) ?? [];
  if (message === 'request' || message === 'response' || message === 'message') {
    const source = parseSource(inside);
    return source && { kind: message, source };
  }
  const [, values, name = '', ...rest] = VALUES.exec(text) ?? [];
  if (values === 'inputs' || values === 'outputs') return { kind: values, name, path: toPath(rest) };
  const [, step, output = '', ...inOutput] = STEP.exec(text) ?? [];
  if (step !== undefined) return { kind: 'step', step, name: output, path: toPath(inOutput) };
  const [, workflow, field, own = '', ...inOwn] = WORKFLOW.exec(text) ?? [];
  if (workflow !== undefined && (field === 'inputs' || field === 'outputs'))
    return { kind: 'workflow', workflow, field, name: own, path: toPath(inOwn) };
  const [, source, reference] = SOURCE.exec(text) ?? [];
  if (source !== undefined && reference !== undefined) return { kind: 'source', source, reference };
  const [, list, component] = COMPONENT.exec(text) ?? [];
  const type = COMPONENTS.find((one) => one === list);
  return component === undefined || type === undefined ? undefined : { kind: 'component', type, name: component };
}

function parseSource(text: string): MessageSource | undefined {
  const [, header] = HEADER.exec(text) ?? [];
  if (header !== undefined) return { in: 'header', name: header };
  const [, place, name] = NAMED.exec(text) ?? [];
  if (name !== undefined && (place === 'query' || place === 'path')) return { in: place, name };
  const [isBody, ...rest] = BODY.exec(text) ?? [];
  return isBody === undefined ? undefined : { in: 'body', path: toPath(rest) };
}

function toPath([pointer, steps = '']: readonly (string | undefined)[]): ValuePath {
  if (pointer !== undefined) return splitPointer(pointer);
  return Array.from(steps.matchAll(/\[(\d+)\]|\.([^.[]+)/g), ([, index, name = '']) => index ?? name);
}

/** A text in pieces: what stands as it is, and expressions in braces. */
export type TextPiece = string | { expression: Expression; text: string };

/** Splits a text at the expressions in its braces; braces around anything else are text. */
export function splitEmbedded(text: string): TextPiece[] {
  return text.split(/(\{\$[^{}]*\})/).flatMap((piece): TextPiece[] => {
    const inside = piece.slice(1, -1);
    const expression = piece.startsWith('{$') ? parseExpression(inside) : undefined;
    if (expression !== undefined) return [{ expression, text: inside }];
    return piece === '' ? [] : [piece];
  });
}
