import { findNearest } from '@octavo/core/internal';
import type { Json } from '@octavo/core';
import { COMPONENTS } from '../files/suggest-reference.ts';
import { METHODS } from '../model/method.ts';
import { findText, isObject } from '../value/json-value.ts';
import { splitPointer } from '../value/pointer.ts';

/** Says how a value that the standard does not allow is written; undefined where that is not certain. */
export function adviseFinding(finding: { pointer: string; message: string }, value: Json | undefined): string | undefined {
  const steps = splitPointer(finding.pointer);
  const place: Place = { ...finding, steps, key: steps.at(-1) ?? '', value, text: findText(value) };
  return ADVICE.map((advise) => advise(place)).find((advice) => advice !== undefined);
}

interface Place {
  pointer: string;
  message: string;
  steps: readonly string[];
  key: string;
  value: Json | undefined;
  /** The value, where it is no object or list. */
  text: string | undefined;
}

type Advise = (place: Place) => string | undefined;

/** What is called a type elsewhere, in the words of JSON Schema. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'list tuple set',
  boolean: 'bool',
  integer: 'int int32 int64 long short',
  number: 'float double decimal',
  object: 'dict map hash json struct record',
  string: 'str text char varchar date datetime date-time time uuid email uri url file binary byte password',
};

/** Of those, what is a format. */
const FORMATS: Readonly<Record<string, string>> = { datetime: 'date-time', long: 'int64', url: 'uri', file: 'binary' };
const FORMAT = /^(?:int32|int64|long|float|double|date|datetime|date-time|time|uuid|email|uri|url|file|binary|byte|password)$/;

const type: Advise = ({ key, message, text }) => {
  if (key !== 'type' || text === undefined || !message.includes('integer, null')) return undefined;
  const name = text.toLowerCase();
  const meant = Object.keys(TYPES).find((one) => TYPES[one]?.split(' ').includes(name));
  const format = FORMAT.test(name) ? ` with \`format: ${FORMATS[name] ?? name}\`` : '';
  if (name === 'any') return 'Leave `type` out where anything is allowed.';
  return meant && `Write \`type: ${meant}\`${format}.`;
};

const reference: Advise = ({ key, value }) =>
  key === '$ref' && value === null ? 'Put it in quotes: `#` begins a comment in YAML.' : undefined;

const path: Advise = ({ steps, key, message }) =>
  steps[0] === 'paths' && steps.length === 2 && !key.startsWith('/') && message.includes('not expected')
    ? `A path begins with a slash: \`/${key}\`.`
    : undefined;

const method: Advise = ({ steps, key, message }) => {
  if (steps[0] !== 'paths' || steps.length !== 3 || !message.includes('not expected')) return undefined;
  return didYouMean(key, METHODS);
};

const status: Advise = ({ steps, message }) =>
  steps.at(-2) === 'responses' && message.includes('not expected')
    ? 'A response is named by its status: `200`, `4XX` or `default`.'
    : undefined;

const component: Advise = ({ steps, key, message }) =>
  steps[0] === 'components' && steps.length === 2 && message.includes('not expected') ? didYouMean(key, COMPONENTS) : undefined;

const place: Advise = ({ key, text }) =>
  key === 'in' && (text === 'body' || text === 'formData') ? 'Write a `requestBody` instead: OpenAPI 3 has no such parameters.' : undefined;

const scheme: Advise = ({ steps, key, text }) =>
  steps[1] === 'securitySchemes' && key === 'type' && (text === 'bearer' || text === 'basic' || text === 'jwt')
    ? `Write \`type: http\` and \`scheme: ${text === 'basic' ? 'basic' : 'bearer'}\`.`
    : undefined;

const required: Advise = ({ key, value }) =>
  key === 'required' && typeof value === 'boolean'
    ? 'List the names of required properties in `required` of the object that has them.'
    : undefined;

const server: Advise = ({ steps, value }) =>
  steps.at(-2) === 'servers' && typeof value === 'string' ? `Write \`url: ${value}\`.` : undefined;

const oneOf: Advise = ({ message, text }) => {
  const names = /^must be one of (.+)$/.exec(message)?.[1]?.split(', ');
  return names === undefined || text === undefined ? undefined : didYouMean(text, names);
};

const list: Advise = ({ message, text }) =>
  /^must be a list(?! of schemas)/.test(message) && text !== undefined && typeof text === 'string'
    ? `Write it as a list: \`[${text}]\`.`
    : undefined;

const string: Advise = ({ message, value }) =>
  message === 'must be a string' && (typeof value === 'number' || typeof value === 'boolean') ? 'Put it in quotes.' : undefined;

const object: Advise = ({ message, value }) =>
  message === 'must be a list' && isObject(value) ? 'Begin its entries with a dash: `- `.' : undefined;

function didYouMean(name: string, names: readonly string[]): string | undefined {
  const nearest = findNearest(name, names);
  return nearest === undefined || nearest === name ? undefined : `Did you mean \`${nearest}\`?`;
}

/** What is most certain comes first. */
const ADVICE: readonly Advise[] = [
  type,
  reference,
  path,
  method,
  status,
  component,
  place,
  scheme,
  required,
  server,
  oneOf,
  list,
  string,
  object,
];
