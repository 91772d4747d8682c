import * as v from 'valibot';
import type { Json } from '../json.ts';
import { createPathFinder } from './config-path.ts';
import type { ConfigPath } from './config-path.ts';
import { describeIssue } from './describe-issue.ts';
import type { IssueShape, ValueIssue } from './describe-issue.ts';
import type { Problem } from './problem.ts';
import type { AnySchema } from './schema-tree.ts';

/** What `checkValues` leaves out. */
interface CheckedPart {
  /** Where values are left out of the config already: what lies in them is not told. */
  dropped: readonly ConfigPath[];
  /** How many problems are described: errors before warnings. */
  most: number;
}

/** Finds wrong types, missing fields and values outside their rules. `dropped` are the places of all, also of those that are not described. */
export function checkValues(
  shape: IssueShape,
  value: Json,
  { dropped, most }: CheckedPart,
): { problems: Problem[]; dropped: ConfigPath[] } {
  const isWithin = createPathFinder(dropped);
  const issues = findIssues(shape.schema, value).filter(({ path }) => !isWithin(path));
  const told = issues.toSorted((a, b) => Number(shape.isMinor(a.path)) - Number(shape.isMinor(b.path))).slice(0, most);
  return { problems: told.map((issue) => describeIssue(shape, issue)), dropped: issues.map(({ path }) => path) };
}

/** All breaches of a schema, those inside a union's alternatives too. */
export function findIssues(schema: AnySchema, value: Json): ValueIssue[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.flatMap((issue) => flattenIssue(issue, []));
}

/** Of a union's alternatives, the one whose outer type fits says what is wrong: `logo.light` rather than `logo`. */
function flattenIssue(issue: v.BaseIssue<unknown>, parent: ConfigPath): ValueIssue[] {
  const path = [...parent, ...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))];
  const inner = (issue.issues ?? []).filter((nested) => isInsideAlternative(nested));
  if (inner.length > 0) return inner.flatMap((nested) => flattenIssue(nested, path));
  const last = issue.path?.at(-1);
  return [{ path, issue, isMissing: last?.origin === 'key' && last.value === undefined }];
}

/** True when the value had the outer type of the alternative: it is breached further in, or by a rule such as that of hex colours. */
function isInsideAlternative({ kind, path, issues }: v.BaseIssue<unknown>): boolean {
  const first = path?.[0];
  if (first === undefined) return kind === 'validation' || issues?.some(isInsideAlternative) === true;
  const isListReadAsObject = first.type === 'object' && Array.isArray(first.input);
  return !isListReadAsObject;
}
