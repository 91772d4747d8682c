import type { JsonObject } from '@octavo/core';
import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/media-type.ts';
import { createValues } from '../request/create-values.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { RequestValues } from '../request/request-value.ts';
import { setOwn } from '../value/set-own.ts';
import type { StepCall } from './step-call.ts';
import type { StepExchange } from './value-scope.ts';

/** What a step sends, for the operation that it calls. */
export interface StepRequest {
  /** With the parameters that the step adds to those of its file. */
  operation: Operation;
  values: RequestValues;
  /** Headers that OpenAPI sets apart and a workflow may give all the same. */
  headers: Record<string, string>;
}

/** Puts the values of a step into the request model of its operation. */
export function createStepRequest(operation: Operation, { parameters, body }: Pick<StepCall, 'parameters' | 'body'>): StepRequest {
  const whole = parameters.find((one) => one.in === 'querystring');
  const reserved = parameters.filter((one) => one.in === 'header' && RESERVED.test(one.name));
  const findReserved = (name: string): string | undefined => {
    const value = reserved.find((one) => one.name.toLowerCase() === name)?.value;
    return value === undefined || typeof value === 'object' ? undefined : String(value);
  };
  const accept = findReserved('accept') ?? createValues(operation, 'required').accept;
  const contentType = body?.contentType ?? findReserved('content-type');
  const authorization = findReserved('authorization');
  const added = parameters.filter((one) => !reserved.includes(one) && !isDeclared(operation, one));
  return {
    operation: { ...operation, parameters: [...operation.parameters, ...added.flatMap(toParameter)] },
    values: {
      path: pickNamed(parameters, 'path'),
      query: pickNamed(parameters, 'query'),
      header: pickNamed(parameters, 'header'),
      cookie: pickNamed(parameters, 'cookie'),
      ...(whole && { querystring: whole.value }),
      ...(typeof body?.value === 'string' ? { rawBody: body.value } : body?.value !== undefined && { body: body.value }),
      ...(contentType !== undefined && { contentType }),
      ...(accept !== undefined && { accept }),
    },
    headers: authorization === undefined ? {} : { Authorization: authorization },
  };
}

/** What expressions see of a request. */
export function toExchange(request: HttpRequest, { parameters, body }: Pick<StepCall, 'parameters' | 'body'>): StepExchange {
  return {
    url: request.url,
    method: request.method,
    request: {
      header: { ...request.headers },
      query: pickNamed(parameters, 'query'),
      path: pickNamed(parameters, 'path'),
      ...(body?.value !== undefined && { body: body.value }),
    },
  };
}

function pickNamed(parameters: StepCall['parameters'], place: string): JsonObject {
  const values: JsonObject = {};
  for (const one of parameters) if (one.in === place) setOwn(values, one.name, one.value);
  return values;
}

const RESERVED = /^(?:accept|content-type|authorization)$/i;
const PLACES = ['path', 'query', 'header', 'cookie'] as const;

function isDeclared({ parameters }: Operation, { name, in: place }: { name: string; in: string }): boolean {
  return parameters.some((one) => one.in === place && one.name === name);
}

function toParameter({ name, in: written }: { name: string; in: string }): Parameter[] {
  const place = PLACES.find((one) => one === written);
  const isForm = place === 'query' || place === 'cookie';
  const rest = { required: false, deprecated: false, allowEmptyValue: false, allowReserved: false, examples: [] };
  return place === undefined ? [] : [{ name, in: place, style: isForm ? 'form' : 'simple', explode: isForm, ...rest }];
}
