import type { Operation } from '../../../model/operation.ts';
import { findMediaType } from '../../../request/create-body.ts';
import { stringifyJson, findJson } from '../../../request/json-text.ts';
import { isBlob, isList, isRecord } from '../../../request/request-value.ts';
import type { NamedValues, RequestValue, RequestValues } from '../../../request/request-value.ts';
import { findItem, findKeyword, findProperty } from '../../../schema/find-in-schema.ts';
import type { TabledSchema } from '../../../schema/find-in-schema.ts';
import type { Draft } from '../panel/draft.ts';

/** What of a form can be kept and shown to others: no credentials, secrets and files. */
export type LinkedDraft = Pick<Draft, 'values' | 'serverUrl' | 'variables' | 'alternative'>;

const SECRET =
  /(?:^|[-_.])(?:pass(?:word|wd|phrase)?|secret|token|api-?key|auth(?:orization)?|credentials?|cookie|session|pin|cvc|cvv)s?$/i;

/** True for the name of a field that holds a secret: `X-Api-Key`, `clientSecret`. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replace(/api_key/i, 'api-key'));
}

/** Leaves of a form what is no secret. */
export function createLinkedDraft(operation: Operation, { values, serverUrl, variables, alternative }: LinkedDraft): LinkedDraft {
  const { accept: _, ...kept } = redactValues(values, operation);
  const open = Object.entries(variables).filter(([name]) => !isSecretName(name));
  return { values: kept, serverUrl, variables: Object.fromEntries(open), alternative };
}

/** What can be kept of the values of a request: no secrets, no files. Cookies and what a scheme is sent as are secrets. */
export function redactValues(values: RequestValues, operation: Operation): RequestValues {
  const schemes = new Set(
    operation.security.flat().flatMap(({ scheme }) => (scheme.type === 'apiKey' ? [scheme.parameter.toLowerCase()] : [])),
  );
  const keep = (location: string, named: NamedValues = {}): NamedValues =>
    Object.fromEntries(
      Object.entries(named).flatMap(([name, value]): [string, RequestValue][] => {
        const parameter = operation.parameters.find((one) => one.in === location && one.name === name);
        const place = { schema: parameter?.schema ?? parameter?.content?.schema, schemas: operation.schemas };
        if (schemes.has(name.toLowerCase()) || isSecret(name, place)) return [];
        const kept = redact(value, place);
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  const media = findMediaType(operation.requestBody?.content ?? [], values.contentType);
  const place = { schema: media?.schema, schemas: operation.schemas };
  const whole = operation.parameters.find((one) => one.in === 'querystring')?.content?.schema;
  const { rawBody, contentType, accept, querystring } = values;
  const typed = rawBody === undefined ? undefined : findJson(rawBody);
  return {
    path: keep('path', values.path),
    query: keep('query', values.query),
    header: keep('header', values.header),
    // What is text cannot be searched for secrets.
    ...(isRecord(querystring) && { querystring: redact(querystring, { schema: whole, schemas: operation.schemas }) }),
    ...(values.body !== undefined && { body: redact(values.body, place) }),
    // What is not JSON cannot be searched for secrets.
    ...(typed !== undefined && { rawBody: stringifyJson(redact(typed, place), 2) }),
    ...(contentType !== undefined && { contentType }),
    ...(accept !== undefined && { accept }),
  };
}

/** A text of JSON without the members that have names of secrets; any other text as it is. */
export function redactJson(text: string): string {
  const value = findJson(text);
  return isRecord(value) || isList(value) ? stringifyJson(redact(value, { schema: undefined, schemas: {} })) : text;
}

function redact(value: RequestValue, place: TabledSchema): RequestValue {
  if (isBlob(value)) return undefined;
  if (typeof value === 'bigint') return String(value);
  if (isList(value)) {
    return value.map((item, index) => redact(item, { ...place, schema: findItem(place, index) })).filter((item) => item !== undefined);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, RequestValue][] => {
      const own = { ...place, schema: findProperty(place, name) };
      const kept = isSecret(name, own) ? undefined : redact(member, own);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function isSecret(name: string, place: TabledSchema): boolean {
  return isSecretName(name) || findKeyword(place, 'format') === 'password' || findKeyword(place, 'writeOnly') === true;
}
