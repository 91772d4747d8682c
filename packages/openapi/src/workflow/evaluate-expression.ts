import type { Json, JsonObject } from '@octavo/core';
import { findEntry } from '@octavo/core/browser';
import { findOwn } from '../value/json-value.ts';
import type { Expression, MessageSource, ValuePath } from './parse-expression.ts';
import type { ValueScope } from './value-scope.ts';

/** Evaluates an expression; undefined where it names nothing. Own members alone are seen: `constructor` is none. */
export function evaluateRuntimeExpression(expression: Expression, scope: ValueScope): Json | undefined {
  const { exchange } = scope;
  switch (expression.kind) {
    case 'url':
    case 'method':
      return exchange?.[expression.kind];
    case 'statusCode':
      return exchange?.response?.status;
    case 'request':
      return exchange && findInMessage(exchange.request, expression.source);
    case 'response':
      return exchange?.response && findInMessage(exchange.response, expression.source);
    case 'inputs':
    case 'outputs':
      return findNamed(scope[expression.kind], expression);
    case 'step':
      return findNamed(scope.steps.get(expression.step), expression);
    case 'workflow':
      return findNamed(scope.workflows.get(expression.workflow)?.[expression.field], expression);
    case 'source':
      return findOwn(findEntry(scope.sources, expression.source), expression.reference);
    // Components are followed when the file is read; messages are not exchanged here.
    case 'component':
    case 'message':
    case 'self':
      return undefined;
    default:
      return expression satisfies never;
  }
}

/** Goes into a value. */
function follow(value: Json | undefined, path: ValuePath): Json | undefined {
  return path.reduce<Json | undefined>((found, name) => findOwn(found, name), value);
}

type Message = { header: JsonObject; query?: JsonObject; path?: JsonObject; body?: Json };

function findInMessage(message: Message, source: MessageSource): Json | undefined {
  if (source.in === 'body') return follow(message.body, source.path);
  // Names of headers have no case.
  if (source.in === 'header') {
    const name = Object.keys(message.header).find((one) => one.toLowerCase() === source.name.toLowerCase());
    return name === undefined ? undefined : message.header[name];
  }
  return findOwn(message[source.in], source.name);
}

/** Names may hold dots: the longest that there is counts, and the rest goes on into its value. */
function findNamed(values: JsonObject | undefined, { name, path }: { name: string; path: ValuePath }): Json | undefined {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = findOwn(values, parts.slice(0, length).join('.'));
    if (found !== undefined) return follow(found, [...parts.slice(length), ...path]);
  }
  return undefined;
}
