import { findNearest } from '@octavo/core/internal';
import { joinPointer } from '../value/pointer.ts';
import type { StructureFinding } from './structure-finding.ts';
import { KEYWORDS } from './schema-faults.ts';

/** The fields of OpenAPI's objects that no schema has. */
const FIELDS = `allowEmptyValue allowReserved authorizationCode authorizationUrl bearerFormat callbacks clientCredentials components contact
  content contentType email encoding explode flows headers in info license links mapping name openIdConnectUrl openapi operationId parameters
  password paths refreshUrl requestBody responses schema scheme schemas scopes security securitySchemes servers style summary tags
  termsOfService tokenUrl url variables version webhooks`.split(/\s+/);

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** What validators say, by a pattern of their words, and the end of a sentence that says it to people. */
const WORDS: readonly [pattern: RegExp, words: (...groups: string[]) => string][] = [
  [
    /^must be ((?:array|boolean|integer|null|number|object|string)(?:,\w+)*)$/,
    (types) =>
      `must be ${types
        .split(',')
        .map((type) => TYPES[type] ?? type)
        .join(' or ')}`,
  ],
  [
    /^must be equal to one of the allowed values(?:: (.+))?$/,
    (values = '') => (values === '' ? 'has a value that is not allowed here' : `must be one of ${values}`),
  ],
  [/^must have required property '(.+)'$/, (name) => `lacks the required field \`${name}\``],
  [/^Property ".+" must match pattern (.+)$/, (pattern) => `must match the pattern ${pattern}`],
  [/^must match (?:exactly one|a) schema in \w+$/, () => NO_FORM],
  [/^must NOT have (?:fewer than 1 items|fewer than 1 properties)$/, () => 'must not be empty'],
];

/** Says only that something in it is wrong. */
const NO_FORM = 'has none of the forms that are allowed here';

/** Writes a validator's finding for people, and points at a field that should not be where it is. */
export function wordFinding({ pointer, message }: StructureFinding): StructureFinding {
  const unexpected = /^Property (.+) is not expected to be here/.exec(message)?.[1];
  if (unexpected !== undefined) return createUnexpected(pointer, unexpected);
  const plain = message.replace(/^(?!not |contains )\w+ (?=must )/, '').replace(/\.$/, '');
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(plain);
    if (found !== null) return { pointer, message: words(...found.slice(1)) };
  }
  return { pointer, message: plain };
}

/** A field that the standard does not have in an object; the one that was meant, where it is like one. */
export function createUnexpected(pointer: string, name: string): StructureFinding {
  const findHint = (): string | undefined => {
    const names = [...KEYWORDS, ...FIELDS];
    const nearest = name.startsWith('x-') ? undefined : (findNearest(name, names) ?? findLonger(name, names));
    return nearest === undefined || nearest === name ? undefined : `Did you mean \`${nearest}\`?`;
  };
  return { pointer: joinPointer(pointer, name), message: 'is not expected here', findHint };
}

/** The one name that a shorter one stands for: `params` -> `parameters` */
function findLonger(name: string, names: readonly string[]): string | undefined {
  const start = name.replace(/s$/, '');
  const [only, ...others] = start.length < 4 ? [] : names.filter((one) => one.startsWith(start));
  return others.length === 0 ? only : undefined;
}

/** Fields of which an object needs one: a parameter, and the file. */
const ALTERNATIVES = [
  ['schema', 'content'],
  ['paths', 'components', 'webhooks'],
];

/** Of fields that are all missing where one is needed, tells them together. */
export function withoutAlternatives(findings: readonly StructureFinding[]): StructureFinding[] {
  const lacks = (pointer: string, name: string): boolean =>
    findings.some((one) => one.pointer === pointer && one.message === `lacks the required field \`${name}\``);
  return findings.flatMap((finding) => {
    const name = /^lacks the required field `(.+)`$/.exec(finding.message)?.[1] ?? '';
    const names = ALTERNATIVES.find((group) => group.includes(name) && group.every((one) => lacks(finding.pointer, one)));
    if (names === undefined) return [finding];
    const message = `lacks a required field: ${names.map((one) => `\`${one}\``).join(' or ')}`;
    return names[0] === name ? [{ ...finding, message }] : [];
  });
}

/** Leaves out what only says that something in a value is wrong, where another finding says what. */
export function withoutEchoes(findings: readonly StructureFinding[]): StructureFinding[] {
  const told = findings.filter(({ message }) => message !== NO_FORM).map(({ pointer }) => `${pointer}/`);
  return findings.filter(({ message, pointer }) => message !== NO_FORM || !told.some((one) => one.startsWith(`${pointer}/`)));
}
