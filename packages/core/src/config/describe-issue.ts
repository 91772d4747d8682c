import { isDiagnosticCode } from '../diagnostic/codes.ts';
import type * as v from 'valibot';
import { findNearest } from '../diagnostic/nearest.ts';
import type { Severity } from '../diagnostic/diagnostic.ts';
import type { Json } from '../json.ts';
import { formatConfigPath } from './config-path.ts';
import type { ConfigPath } from './config-path.ts';
import { describeExpected, describeValue } from './describe-value.ts';
import type { Problem } from './problem.ts';
import { describeMeantObject } from './describe-meant-object.ts';
import { findDescription, findSchemas } from './schema-tree.ts';
import type { AnySchema } from './schema-tree.ts';
import type { ConfigShape } from './shape.ts';

type Wording = Pick<Problem, 'code' | 'severity' | 'message' | 'hint'>;

/** A breach of the schema at one place. */
export interface ValueIssue {
  path: ConfigPath;
  issue: v.BaseIssue<unknown>;
  isMissing: boolean;
}

/** What `describeIssue` needs of a shape. */
export type IssueShape = { schema: AnySchema } & Pick<ConfigShape, 'isMinor'>;

/** Says in plain words what a breach of the schema is. The schemas give the code of a special case as valibot's message. */
export function describeIssue({ schema, isMinor }: IssueShape, { path, issue, isMissing }: ValueIssue): Problem {
  const name = formatConfigPath(path);
  const severity: Severity = isMinor(path) ? 'warning' : 'error';
  const place = { path, part: 'value', isDropped: true } as const;
  // A text in the place of navigation is a page.
  const meant = name === 'navigation' && typeof issue.input === 'string' ? [issue.input] : (issue.input as Json);
  const object = issue.expected === 'Object' ? describeMeantObject(findSchemas(schema, path), meant) : undefined;
  const description = findDescription(schema, path) ?? '';
  if (isMissing) return { ...describeMissing({ path, severity, description }), ...place };
  const value = issue.input as Json;
  if (issue.message === 'config/bad-hex') return { ...describeBadHex(name, { value: String(value), severity }), ...place };
  const isChoice = issue.type === 'picklist' || (typeof value === 'string' && /"[^"]*"/.test(issue.expected ?? ''));
  if (isChoice) return { ...describeUnknownValue(name, { issue, value, severity }), ...place };
  return {
    code: isDiagnosticCode(issue.message) ? issue.message : 'config/wrong-type',
    severity,
    message: `\`${name === '' ? 'The config' : name}\` must be ${describeExpected(issue.expected ?? '')}, but it is ${describeValue(value)}.`,
    hint: object ? `Write ${object}.` : `${hintForType(issue.expected ?? '', value)} ${description}`.trim(),
    ...place,
  };
}

function describeMissing({ path, severity, description }: { path: ValueIssue['path']; severity: Severity; description: string }): Wording {
  const parent = formatConfigPath(path.slice(0, -1));
  const isPage = path.at(-1) === 'group' && path.at(-3) === 'pages';
  return {
    code: 'config/missing',
    severity,
    message: `\`${formatConfigPath(path)}\` is missing.`,
    hint: isPage
      ? 'Write a page as text, "guides/start", and name a group with "group".'
      : `Add ${JSON.stringify(path.at(-1))} to ${parent === '' ? 'the config' : `\`${parent}\``}. ${description}`.trim(),
  };
}

function describeBadHex(name: string, { value, severity }: { value: string; severity: Severity }): Wording {
  // Of four and eight digits, the last say how opaque it is.
  const digits = /^#?(?:([0-9a-f]{3})[0-9a-f]?|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i.exec(value.trim())?.slice(1).join('').toLowerCase();
  return {
    code: 'config/bad-hex',
    severity,
    message: `\`${name}\` must be a hex colour, but it is ${JSON.stringify(value)}.`,
    hint: digits === undefined ? 'Use a hash and 3 or 6 hex digits, such as "#4f46e5".' : `Write "#${digits}".`,
  };
}

function describeUnknownValue(
  name: string,
  { issue, value, severity }: { issue: v.BaseIssue<unknown>; value: Json; severity: Severity },
): Wording {
  const isIconType = issue.message === 'config/unknown-icon-type';
  const choices = (issue.expected ?? '').match(/"[^"]*"/g) ?? [];
  const values = choices.map((choice) => choice.slice(1, -1));
  const nearest = typeof value === 'string' ? findNearest(value, values) : undefined;
  return {
    code: isIconType ? 'config/unknown-icon-type' : 'config/invalid-value',
    severity: isIconType ? 'warning' : severity,
    message: `\`${name}\` must be ${describeExpected(issue.expected ?? '')}, but it is ${JSON.stringify(value)}.`,
    hint: nearest === undefined ? 'Use one of these values, or remove the field.' : `Did you mean "${nearest}"?`,
  };
}

/** What to write instead of a value of the wrong type, from that value where it can be kept. */
function hintForType(expected: string, value: Json): string {
  const wants = (type: string): boolean => expected.includes(type);
  if (value === null) return 'Remove it.';
  if (wants('string') && isScalar(value)) return `Write it in quotes: "${value}".`;
  if (wants('boolean') && (value === 'true' || value === 'false')) return `Write it without quotes: ${value}.`;
  if (wants('boolean')) return 'Write true or false, without quotes.';
  if (wants('string')) return 'Write text in double quotes.';
  if (wants('Array')) return isScalar(value) ? `Put it in brackets: [${listWords(value)}].` : 'Put it in brackets: [ ... ].';
  return 'Write it in braces: { "key": value }.';
}

/** `curl, python` -> `"curl", "python"` */
function listWords(value: Json): string {
  return String(value)
    .split(/ *, */)
    .map((word) => JSON.stringify(typeof value === 'string' ? word : value))
    .join(', ');
}

function isScalar(value: Json): boolean {
  return typeof value !== 'object';
}
