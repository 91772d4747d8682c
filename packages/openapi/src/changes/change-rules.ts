import type { Direction } from '../schema/list-fields.ts';
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
  /** What changed, after its place: `{name}`, `{from}` and `{to}` are filled in. */
  says: string;
  /** Why it breaks; without it, that of the direction. */
  why?: string;
}

/** Fewer values are valid than before, more, or others. */
const NARROWS = { request: 'breaking', response: 'note' } as const;
const WIDENS = { request: 'note', response: 'breaking' } as const;
const REPLACES = { request: 'breaking', response: 'breaking' } as const;
const NOTES = { request: 'note', response: 'note' } as const;
const RISKS = { request: 'risky', response: 'risky' } as const;

/** Why a change breaks what is sent and what is received. */
export const REASONS: Record<Direction, string> = {
  request: 'Requests that were valid can now be rejected.',
  response: 'Clients can receive values that were not possible before.',
};

const REJECTED = 'Requests that worked before are rejected.';

/** Every kind of change that is found, by its id. */
export const CHANGE_RULES: Readonly<Record<ChangeId, ChangeRule>> = {
  // Operations.
  'operation-removed': { ...REPLACES, says: 'removed', why: 'Requests to it fail.' },
  'operation-removed-before-sunset': {
    ...REPLACES,
    says: 'removed before its sunset date {from}',
    why: 'Requests to it fail before the announced date.',
  },
  'deprecated-operation-removed': { ...NOTES, says: 'removed after it was deprecated' },
  'operation-added': { ...NOTES, says: 'added' },
  'operation-deprecated': { ...NOTES, says: 'deprecated' },
  'operation-not-deprecated': { ...NOTES, says: 'no longer deprecated' },
  'operation-id-changed': { ...NOTES, says: 'operation ID changed from {from} to {to}' },
  'sunset-set': { ...NOTES, says: 'sunset date set to {to}' },
  'sunset-postponed': { ...NOTES, says: 'sunset date moved from {from} to {to}' },
  'sunset-advanced': { ...REPLACES, says: 'sunset date moved from {from} to {to}', why: 'It ends earlier than announced.' },
  'sunset-removed': { ...RISKS, says: 'sunset date {from} removed' },
  'security-required': { ...REPLACES, says: 'authorization required: {to}', why: 'Requests without credentials are rejected.' },
  'security-removed': {
    ...REPLACES,
    says: 'authorization no longer accepted: {from}',
    why: 'Requests with these credentials are rejected.',
  },
  'scope-required': { ...REPLACES, says: 'scope required: {to}', why: 'Tokens without it are rejected.' },
  'security-added': { ...NOTES, says: 'authorization accepted: {to}' },
  'security-optional': { ...NOTES, says: 'authorization no longer required' },
  'server-removed': { ...RISKS, says: 'server removed: {from}' },
  'server-added': { ...NOTES, says: 'server added: {to}' },

  // Parameters and headers.
  'parameter-removed': { ...RISKS, says: 'removed' },
  'deprecated-parameter-removed': { ...NOTES, says: 'removed after it was deprecated' },
  'parameter-added': { ...NOTES, says: 'added, optional' },
  'required-parameter-added': { ...REPLACES, says: 'added, required', why: 'Requests without it are rejected.' },
  'path-parameter-renamed': { ...NOTES, says: 'renamed from {from} to {to}' },
  'serialization-changed': { ...REPLACES, says: 'serialization changed from {from} to {to}', why: 'Values are serialized differently.' },
  'parameter-became-list': { ...NOTES, says: 'accepts a list of values' },
  'header-removed': { ...RISKS, says: 'removed' },
  'required-header-removed': { ...REPLACES, says: 'removed', why: 'Clients may rely on it: it was always sent.' },
  'header-added': { ...NOTES, says: 'added' },

  // Bodies and responses.
  'body-added': { ...NOTES, says: 'added, optional' },
  'required-body-added': { ...REPLACES, says: 'added, required', why: 'Requests without it are rejected.' },
  'body-removed': { ...REPLACES, says: 'removed', why: 'What clients send is no longer read.' },
  'media-type-removed': { ...REPLACES, says: 'media type {from} removed', why: 'Clients that use it fail.' },
  'media-type-added': { ...NOTES, says: 'media type {to} added' },
  'media-type-narrowed': { ...NARROWS, says: 'media type narrowed from {from} to {to}' },
  'media-type-widened': { ...WIDENS, says: 'media type widened from {from} to {to}' },
  'response-removed': { ...NOTES, says: 'removed' },
  'success-response-removed': { ...REPLACES, says: 'removed', why: 'Clients expect this status.' },
  'response-added': { ...NOTES, says: 'added' },

  // Whether something must be there.
  'became-required': { ...NARROWS, says: 'became required', why: 'Requests without it are rejected.' },
  'became-optional': { ...WIDENS, says: 'became optional', why: 'Clients may rely on it: it was always present.' },
  'property-added': { ...NOTES, says: 'added, optional' },
  'required-property-added': { ...NARROWS, says: 'added, required', why: 'Requests without it are rejected.' },
  'property-removed': { ...RISKS, says: 'removed' },
  'required-property-removed': {
    request: 'risky',
    response: 'breaking',
    says: 'removed',
    why: 'Clients may rely on it: it was always present.',
  },
  'property-forbidden': { request: 'breaking', response: 'risky', says: 'removed, and other properties are not allowed', why: REJECTED },
  'other-properties-forbidden': { ...NARROWS, says: 'other properties are no longer allowed' },
  'other-properties-allowed': { ...NOTES, says: 'other properties are allowed' },
  'other-properties-restricted': { ...NARROWS, says: 'other properties are restricted' },
  'other-properties-unrestricted': { ...WIDENS, says: 'other properties are no longer restricted' },
  'became-read-only': { ...NOTES, says: 'became read-only' },
  'not-read-only': { ...NOTES, says: 'no longer read-only' },
  'became-write-only': { ...NOTES, says: 'became write-only' },
  'not-write-only': { request: 'note', response: 'risky', says: 'no longer write-only' },
  deprecated: { ...NOTES, says: 'deprecated' },
  'not-deprecated': { ...NOTES, says: 'no longer deprecated' },

  // Values.
  'type-changed': { ...REPLACES, says: 'type changed from {from} to {to}' },
  'type-narrowed': { ...NARROWS, says: 'type narrowed from {from} to {to}' },
  'type-widened': { ...WIDENS, says: 'type widened from {from} to {to}' },
  'became-nullable': { ...WIDENS, says: 'can be null', why: 'Clients can receive null, which was not possible before.' },
  'not-nullable': { ...NARROWS, says: 'can no longer be null' },
  'format-changed': { ...REPLACES, says: 'format changed from {from} to {to}' },
  'format-narrowed': { ...NARROWS, says: 'format changed from {from} to {to}' },
  'format-widened': { ...WIDENS, says: 'format changed from {from} to {to}' },
  'enum-set': { ...NARROWS, says: 'limited to {to}' },
  'enum-dropped': { request: 'note', response: 'risky', says: 'no longer limited to {from}' },
  'enum-value-removed': { ...NARROWS, says: 'value removed: {from}' },
  'enum-value-added': { request: 'note', response: 'risky', says: 'value added: {to}' },
  'const-changed': { ...REPLACES, says: 'constant changed from {from} to {to}' },
  'const-set': { ...NARROWS, says: 'must be {to}' },
  'const-removed': { ...WIDENS, says: 'no longer always {from}' },
  'limit-set': { request: 'risky', response: 'note', says: '{name} {to} set' },
  'limit-tightened': { ...NARROWS, says: '{name} changed from {from} to {to}' },
  'limit-loosened': { ...WIDENS, says: '{name} changed from {from} to {to}' },
  'limit-removed': { ...WIDENS, says: '{name} {from} removed' },
  'pattern-set': { ...NARROWS, says: 'pattern {to} set' },
  'pattern-changed': { request: 'risky', response: 'note', says: 'pattern changed from {from} to {to}' },
  'pattern-removed': { ...NOTES, says: 'pattern {from} removed' },
  'content-changed': { ...REPLACES, says: '{name} changed from {from} to {to}' },
  'default-set': { ...NOTES, parameter: 'breaking', says: 'default {to} set', why: 'Requests without it now have a different meaning.' },
  'default-changed': {
    ...NOTES,
    parameter: 'breaking',
    says: 'default changed from {from} to {to}',
    why: 'Requests without it now have a different meaning.',
  },
  'default-removed': {
    ...NOTES,
    parameter: 'breaking',
    says: 'default {from} removed',
    why: 'Requests without it now have a different meaning.',
  },

  // Rules and alternatives.
  'rule-added': { ...NARROWS, says: '{name} added' },
  'rule-removed': { ...WIDENS, says: '{name} removed' },
  'rule-changed': { ...REPLACES, says: '{name} changed' },
  'alternatives-set': { ...NARROWS, says: 'must be one of {to}' },
  'alternatives-dropped': { ...WIDENS, says: 'no longer one of {from}' },
  'alternative-removed': { ...NARROWS, says: 'alternative removed: {from}' },
  'alternative-added': { ...WIDENS, says: 'alternative added: {to}' },
  'discriminator-set': { ...NOTES, says: 'discriminator {to} set' },
  'discriminator-changed': { ...RISKS, says: 'discriminator changed from {from} to {to}' },
  'discriminator-removed': { ...NOTES, says: 'discriminator {from} removed' },
  'discriminator-mapping-changed': { ...NOTES, says: 'mapping of the discriminator changed' },
};
