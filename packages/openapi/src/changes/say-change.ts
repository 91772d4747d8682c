import { sayEnglish } from '../value/say.ts';
import type { AllTexts, Say } from '../value/say.ts';
import type { ApiChange } from './api-change.ts';
import { CHANGE_RULES } from './change-rules.ts';
import type { ChangeRule } from './change-rules.ts';
import type { FindingValues } from './finding.ts';

/** A change in the words of a language. */
export interface SaidChange {
  /** `query `limit``; empty for the operation itself. */
  place: string;
  /** Without the place: ``maxLength` changed from `20` to `10``. */
  text: string;
  reason?: string;
}

/** Says a change in a language: its words are joined with what the file says, which is the same in all. */
export function sayChange({ rule: id, place, values = {}, reason }: ApiChange, say: Say<AllTexts> = sayEnglish): SaidChange {
  const { says = [findVerb(values)], state, name }: ChangeRule = CHANGE_RULES[id];
  const own = { name, ...values };
  const filled = {
    ...own,
    name: own.name ?? '',
    value: [own.name, values.to ?? values.from].filter((part) => part !== undefined).join(' '),
    state: state === undefined ? '' : say(state),
  };
  return {
    place: place.map((part) => [say(part.word), part.name].filter((word) => word !== undefined).join(' ')).join(', '),
    text: says.map((text) => say(text, filled)).join(', '),
    ...(reason !== undefined && { reason: say(reason, filled) }),
  };
}

function findVerb({ from, to }: FindingValues): keyof AllTexts {
  if (from === undefined) return '{value} added';
  return to === undefined ? '{value} removed' : '{name} changed from {from} to {to}';
}
