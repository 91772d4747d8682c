import * as v from 'valibot';

/** A required text. */
export function text(description: string): v.GenericSchema<unknown, string> {
  return v.pipe(v.string(), v.description(description));
}

/** A text that may be left out. */
export function optionalText(description: string): v.ExactOptionalSchema<v.GenericSchema<unknown, string>, undefined> {
  return v.exactOptional(text(description));
}

/** A switch with its default. */
export function flag(description: string, fallback: boolean): v.ExactOptionalSchema<v.GenericSchema<unknown, boolean>, boolean> {
  return v.exactOptional(v.pipe(v.boolean(), v.description(description)), fallback);
}

/** A switch whose absence means something of its own. */
export function optionalFlag(description: string): v.ExactOptionalSchema<v.GenericSchema<unknown, boolean>, undefined> {
  return v.exactOptional(v.pipe(v.boolean(), v.description(description)));
}

/** One of a few texts. */
export function choice<const Value extends string>(values: readonly Value[], description: string): v.GenericSchema<unknown, Value> {
  return v.pipe(v.picklist(values), v.description(description));
}

/** One text or a list of them; always a list afterwards, without empty ones. */
export function textList(description: string, message?: string): v.GenericSchema<unknown, string[]> {
  return v.pipe(
    v.union([v.string(), v.array(v.string(message ?? notText))], message ?? notTextList),
    v.description(description),
    v.transform((value) => [value].flat().filter((entry) => entry.trim() !== '')),
  );
}

function notText(issue: v.StringIssue): string {
  return issue.message;
}

function notTextList(issue: v.UnionIssue<v.StringIssue | v.ArrayIssue>): string {
  return issue.message;
}
