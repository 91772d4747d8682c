import type { Json } from '@octavo/core';
import type { Direction } from '../schema/list-fields.ts';
import type { ChangeId } from './change-id.ts';

/** What differs between two schemas, whichever way their values go. */
export interface SchemaFinding {
  rule: ChangeId;
  /** The way from the schema that was compared: `address`, `[]`, `{other}`; empty for the schema itself. */
  at: readonly string[];
  values?: FindingValues;
  /** The only way that counts, for what is not sent or does not come back. */
  only?: Direction;
}

/** What a rule's sentence is filled with: code, and signs that every language has. */
export interface FindingValues {
  name?: string;
  from?: string;
  to?: string;
}

/** What a file calls something, as a sentence holds it. */
export function quoteName(name: string): string {
  return `\`${name}\``;
}

/** What two states of a file call something; where one does not, it is left out. */
export function quoteBoth(from: string | undefined, to: string | undefined): Pick<FindingValues, 'from' | 'to'> {
  return { ...(from !== undefined && { from: quoteName(from) }), ...(to !== undefined && { to: quoteName(to) }) };
}

const LONGEST = 60;
const MOST_VALUES = 8;

/** A value as a sentence holds it. */
export function quoteJson(value: Json): string {
  const text = JSON.stringify(value);
  return quoteName(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

/** Values as a sentence holds them; of many the first. */
export function quoteJsonList(values: readonly Json[]): string {
  const shown = values.slice(0, MOST_VALUES).map(quoteJson).join(', ');
  return values.length > MOST_VALUES ? `${shown}, … +${values.length - MOST_VALUES}` : shown;
}
