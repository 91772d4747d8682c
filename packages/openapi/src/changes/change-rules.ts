import type { ChangeTexts } from '@octavo/core';
import type { Direction } from '../schema/list-fields.ts';
import type { AllTexts } from '../value/say.ts';
import type { ChangeId } from './change-id.ts';

/**
 * What a change does to programs that use the API: `breaking` ones fail, `risky` ones may, of a `note` none does.
 */
export type ChangeLevel = 'breaking' | 'risky' | 'note';

/** One kind of change. */
export interface ChangeRule {
  /** In what the API's client sends, and in what it gets. */
  request: ChangeLevel;
  response: ChangeLevel;
  /** In a parameter, where that differs from a body. */
  parameter?: ChangeLevel;
  /** What changed, after its place; without it, a value was set, changed or removed. */
  says?: readonly (keyof AllTexts)[];
  /** What is called so in the file, where the finding does not tell. */
  name?: string;
  /** What it is now, or no longer. */
  state?: keyof AllTexts;
  /** Why it breaks; without it, that of the direction. */
  why?: keyof ChangeTexts;
}

/** Fewer values are valid than before, more, or others. */
const NARROWS = { request: 'breaking', response: 'note' } as const;
const WIDENS = { request: 'note', response: 'breaking' } as const;
const REPLACES = { request: 'breaking', response: 'breaking' } as const;
const NOTES = { request: 'note', response: 'note' } as const;
const RISKS = { request: 'risky', response: 'risky' } as const;

/** Why a change breaks what is sent and what is received. */
export const REASONS: Readonly<Record<Direction, keyof ChangeTexts>> = {
  request: 'Requests that were valid can now be rejected.',
  response: 'Clients can receive values that were not possible before.',
};

const WITHOUT = 'Requests without it are rejected.';
const RELIES = 'Clients that rely on it fail.';
const MEANING = 'Requests now have a different meaning.';
const EARLIER = 'It ends earlier than announced: {from}.';

const NOW: Pick<ChangeRule, 'says'> = { says: ['now {state}'] };
const NO_LONGER: Pick<ChangeRule, 'says'> = { says: ['no longer {state}'] };
const ADDED: Pick<ChangeRule, 'says'> = { says: ['{value} added'] };
const REMOVED: Pick<ChangeRule, 'says'> = { says: ['{value} removed'] };
const ALLOWS: Pick<ChangeRule, 'says'> = { says: ['allows {value}'] };
const ALLOWS_NOT: Pick<ChangeRule, 'says'> = { says: ['no longer allows {value}'] };
const GONE: Pick<ChangeRule, 'says'> = { says: ['removed'] };

/** Every kind of change that is found, by its id. */
export const CHANGE_RULES: Readonly<Record<ChangeId, ChangeRule>> = {
  // Operations.
  'operation-removed': { ...REPLACES, ...GONE, why: RELIES },
  'operation-removed-before-sunset': { ...REPLACES, ...GONE, why: EARLIER },
  'deprecated-operation-removed': { ...NOTES, says: ['removed', 'deprecated'] },
  'operation-added': { ...NOTES, says: ['added'] },
  'operation-deprecated': { ...NOTES, ...NOW, state: 'deprecated' },
  'operation-not-deprecated': { ...NOTES, ...NO_LONGER, state: 'deprecated' },
  'operation-id-changed': { ...NOTES, name: '`operationId`' },
  'sunset-set': { ...NOTES, name: '`x-sunset`' },
  'sunset-postponed': { ...NOTES, name: '`x-sunset`' },
  'sunset-advanced': { ...REPLACES, name: '`x-sunset`', why: EARLIER },
  'sunset-removed': { ...RISKS, name: '`x-sunset`' },
  'security-required': { ...REPLACES, says: ['requires {value}'], why: WITHOUT },
  'security-removed': { ...REPLACES, ...ALLOWS_NOT, why: RELIES },
  'scope-required': { ...REPLACES, says: ['requires {value}'], why: WITHOUT },
  'security-added': { ...NOTES, ...ALLOWS },
  'security-optional': { ...NOTES, ...NO_LONGER, state: 'required' },
  'server-removed': { ...RISKS, ...REMOVED },
  'server-added': { ...NOTES, ...ADDED },

  // Parameters and headers.
  'parameter-removed': { ...RISKS, ...GONE },
  'deprecated-parameter-removed': { ...NOTES, says: ['removed', 'deprecated'] },
  'parameter-added': { ...NOTES, says: ['added', 'optional'] },
  'required-parameter-added': { ...REPLACES, says: ['added', 'required'], why: WITHOUT },
  'path-parameter-renamed': { ...NOTES, name: '`name`' },
  'serialization-changed': { ...REPLACES, name: '`style`', why: MEANING },
  'parameter-became-list': { ...NOTES, ...ALLOWS },
  'header-removed': { ...RISKS, ...GONE },
  'required-header-removed': { ...REPLACES, ...GONE, why: RELIES },
  'header-added': { ...NOTES, says: ['added'] },

  // Bodies and responses.
  'body-added': { ...NOTES, says: ['added', 'optional'] },
  'required-body-added': { ...REPLACES, says: ['added', 'required'], why: WITHOUT },
  'body-removed': { ...REPLACES, ...GONE, why: MEANING },
  'media-type-removed': { ...REPLACES, ...REMOVED, why: RELIES },
  'media-type-added': { ...NOTES, ...ADDED },
  'media-type-narrowed': { ...NARROWS, name: '`content`' },
  'media-type-widened': { ...WIDENS, name: '`content`' },
  'response-removed': { ...NOTES, ...GONE },
  'success-response-removed': { ...REPLACES, ...GONE, why: RELIES },
  'response-added': { ...NOTES, says: ['added'] },

  // Whether something must be there.
  'became-required': { ...NARROWS, ...NOW, state: 'required', why: WITHOUT },
  'became-optional': { ...WIDENS, ...NOW, state: 'optional', why: RELIES },
  'property-added': { ...NOTES, says: ['added', 'optional'] },
  'required-property-added': { ...NARROWS, says: ['added', 'required'], why: WITHOUT },
  'property-removed': { ...RISKS, ...GONE },
  'required-property-removed': { request: 'risky', response: 'breaking', ...GONE, why: RELIES },
  'property-forbidden': { request: 'breaking', response: 'risky', ...GONE },
  'other-properties-forbidden': { ...NARROWS, ...ADDED, name: '`additionalProperties: false`' },
  'other-properties-allowed': { ...NOTES, ...REMOVED, name: '`additionalProperties: false`' },
  'other-properties-restricted': { ...NARROWS, ...ADDED, name: '`additionalProperties`' },
  'other-properties-unrestricted': { ...WIDENS, ...REMOVED, name: '`additionalProperties`' },
  'became-read-only': { ...NOTES, ...NOW, state: 'read-only' },
  'not-read-only': { ...NOTES, ...NO_LONGER, state: 'read-only' },
  'became-write-only': { ...NOTES, ...NOW, state: 'write-only' },
  'not-write-only': { request: 'note', response: 'risky', ...NO_LONGER, state: 'write-only' },
  deprecated: { ...NOTES, ...NOW, state: 'deprecated' },
  'not-deprecated': { ...NOTES, ...NO_LONGER, state: 'deprecated' },

  // Values.
  'type-changed': { ...REPLACES, name: '`type`' },
  'type-narrowed': { ...NARROWS, name: '`type`' },
  'type-widened': { ...WIDENS, name: '`type`' },
  'became-nullable': { ...WIDENS, ...ALLOWS },
  'not-nullable': { ...NARROWS, ...ALLOWS_NOT },
  'format-changed': { ...REPLACES, name: '`format`' },
  'format-narrowed': { ...NARROWS, name: '`format`' },
  'format-widened': { ...WIDENS, name: '`format`' },
  'enum-set': { ...NARROWS, name: '`enum`' },
  'enum-dropped': { request: 'note', response: 'risky', name: '`enum`' },
  'enum-value-removed': { ...NARROWS, ...ALLOWS_NOT },
  'enum-value-added': { request: 'note', response: 'risky', ...ALLOWS },
  'const-changed': { ...REPLACES, name: '`const`' },
  'const-set': { ...NARROWS, name: '`const`' },
  'const-removed': { ...WIDENS, name: '`const`' },
  'limit-set': { request: 'risky', response: 'note' },
  'limit-tightened': NARROWS,
  'limit-loosened': WIDENS,
  'limit-removed': WIDENS,
  'pattern-set': { ...NARROWS, name: '`pattern`' },
  'pattern-changed': { request: 'risky', response: 'note', name: '`pattern`' },
  'pattern-removed': { ...NOTES, name: '`pattern`' },
  'content-changed': REPLACES,
  'default-set': { ...NOTES, parameter: 'breaking', name: '`default`', why: MEANING },
  'default-changed': { ...NOTES, parameter: 'breaking', name: '`default`', why: MEANING },
  'default-removed': { ...NOTES, parameter: 'breaking', name: '`default`', why: MEANING },

  // Rules and alternatives.
  'rule-added': { ...NARROWS, ...ADDED },
  'rule-removed': { ...WIDENS, ...REMOVED },
  'rule-changed': { ...REPLACES, says: ['{name} changed'] },
  'alternatives-set': NARROWS,
  'alternatives-dropped': WIDENS,
  'alternative-removed': { ...NARROWS, ...ALLOWS_NOT },
  'alternative-added': { ...WIDENS, ...ALLOWS },
  'discriminator-set': { ...NOTES, name: '`discriminator`' },
  'discriminator-changed': { ...RISKS, name: '`discriminator`' },
  'discriminator-removed': { ...NOTES, name: '`discriminator`' },
  'discriminator-mapping-changed': { ...NOTES, says: ['{name} changed'], name: '`discriminator.mapping`' },
};
