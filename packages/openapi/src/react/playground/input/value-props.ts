import type { Schema } from '../../../model/schema.ts';
import type { RequestValue } from '../../../request/request-value.ts';

/** What every input gets: a value, and whom to tell of another one. A cleared input is `undefined`: it is not sent. */
export interface ValueProps {
  id: string;
  /** What it is called, for those who do not see its label beside it. */
  label: string;
  value: RequestValue;
  onChange: (value: RequestValue) => void;
  /** Ids of what describes it. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** What an input that goes into a schema gets. */
export interface SchemaProps extends ValueProps {
  schema: Schema | undefined;
  /** How many objects and lists stand around it. */
  depth: number;
  /** Whether a file can be sent here. */
  allowsFiles?: boolean;
  /** What it may hold, beside what the schema says. */
  suggestions?: readonly string[];
}

/** A value as an input of one line shows it. */
export function toText(value: RequestValue): string {
  return value === undefined || typeof value === 'object' ? (value === null ? 'null' : '') : String(value);
}
