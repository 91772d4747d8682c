import type { Json } from '@octavo/core';

/** What the validator says of instances and subschemas, and the same in plain words. */
const WORDS: readonly [said: RegExp, plain: string][] = [
  [/^Instance type "(\w+)" is invalid\. Expected "(\w+)"\.$/, 'Expected $2, found $1.'],
  [/^Instance type "(\w+)" is invalid\. Expected ("\w+".*)\.$/, 'Expected one of $2, found $1.'],
  [/^Instance does not match any of "pattern"\.$/, 'String does not match pattern.'],
  [/^Instance does not match any of "format (.*)"\.$/s, 'String does not match format "$1".'],
  [/^Instance does not match (?:any subschemas|exactly one subschema \(0 matches\))\.$/, 'None of the alternatives fits.'],
  [/^Instance does not match exactly one subschema \((\d+) matches\)\.$/, 'Exactly one alternative must fit; $1 do.'],
  [/^Instance does not match (?!every|"(?:then|else)" schema)(.*)\.$/s, 'Expected $1.'],
  [/^Instance matched "not" schema\.$/, 'It must not fit the schema under `not`.'],
  [/^Instance does not have required property (".*")\.$/s, 'The required field $1 is missing.'],
  [/^Property name (".*") does not match schema\.$/s, 'The name $1 is not allowed.'],
  [/^Instance has (".*") but does not have (".*")\.$/s, 'Beside $1 the field $2 is required.'],
];

/** Says in plain words what a validator found wrong with a value; what has no other words is passed on. */
export function wordMismatch(said: string): string {
  const [, values] = VALUES.exec(said) ?? [];
  if (values !== undefined) return `Expected one of ${nameValues(JSON.parse(values) as Json[])}.`;
  const [pattern, plain] = WORDS.find(([one]) => one.test(said)) ?? [];
  return pattern === undefined || plain === undefined ? said : said.replace(pattern, plain);
}

/** The values of an enumeration. */
const VALUES = /^Instance does not match any of (\[.*\])\.$/s;

/** Of a long list the first are named. */
const MOST_NAMED = 20;

function nameValues(values: readonly Json[]): string {
  const named = values.slice(0, MOST_NAMED).map((value) => JSON.stringify(value));
  return `${named.join(', ')}${values.length > MOST_NAMED ? `, and ${values.length - MOST_NAMED} more` : ''}`;
}
