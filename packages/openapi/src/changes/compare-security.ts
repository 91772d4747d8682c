import type { Security, SecurityRequirement } from '../model/security.ts';
import type { ApiChange } from './api-change.ts';
import type { ChangeId } from './change-id.ts';
import type { FindingValues } from './finding.ts';
import { toChange } from './to-change.ts';
import { quoteName } from './finding.ts';

/** One of the ways that are enough; empty for none needed. */
type Alternative = readonly SecurityRequirement[];

/** Compares how a request proves who sends it: a way that was enough and is not any more breaks. */
export function compareSecurity(before: Security, after: Security): ApiChange[] {
  const [old, now] = [before, after].map((security): readonly Alternative[] => (security.length === 0 ? [[]] : security));
  const lost = (old ?? []).filter((one) => !(now ?? []).some((other) => isEnough(one, other)));
  const added = (now ?? []).filter((one) => !(old ?? []).some((other) => isEnough(one, other)));
  const isOpened = added.some((one) => one.length === 0);
  return [
    ...(lost.some((one) => one.length === 0) ? [say('security-required', { to: (now ?? []).map(nameAlternative).join(' / ') })] : []),
    ...lost.filter((one) => one.length > 0).map((one) => sayLost(one, now ?? [])),
    ...(isOpened ? [say('security-optional')] : []),
    // What is asked for now is told with what it took the place of.
    ...added
      .filter((one) => one.length > 0 && (old ?? []).some((other) => other.length > 0))
      .map((one) => say('security-added', { to: nameAlternative(one) })),
  ];
}

/** Whether who has all of `given` has all that `needed` asks for. */
function isEnough(given: Alternative, needed: Alternative): boolean {
  return needed.every(({ scheme, scopes }) =>
    given.some((one) => identify(one) === identify({ scheme, scopes }) && scopes.every((scope) => one.scopes.includes(scope))),
  );
}

/** A way that needs more than before, else one that is gone. */
function sayLost(lost: Alternative, after: readonly Alternative[]): ApiChange {
  const schemes = new Set(lost.map(identify));
  const next = after.find((one) => one.every((requirement) => schemes.has(identify(requirement))));
  if (next === undefined) return say('security-removed', { from: nameAlternative(lost) });
  const had = new Set(lost.flatMap(({ scopes }) => scopes));
  return say('scope-required', { to: next.flatMap(({ scopes }) => scopes.filter((scope) => !had.has(scope)).map(quoteName)).join(', ') });
}

/** Schemes are told apart by what a client does for them, not by name. */
function identify({ scheme }: SecurityRequirement): string {
  const { type } = scheme;
  if (type === 'apiKey') return `${type} ${scheme.in} ${scheme.parameter}`;
  if (type === 'http') return `${type} ${scheme.scheme.toLowerCase()}`;
  return `${type} ${scheme.name}`;
}

function nameAlternative(alternative: Alternative): string {
  return alternative
    .map(({ scheme, scopes }) => `${quoteName(scheme.name)}${scopes.length === 0 ? '' : ` (${scopes.join(', ')})`}`)
    .join(' + ');
}

function say(rule: ChangeId, values?: FindingValues): ApiChange {
  const place = [{ word: rule === 'scope-required' ? ('Scopes' as const) : ('Authorization' as const) }];
  return toChange({ rule, at: [], ...(values && { values }) }, { place, direction: 'request' });
}
