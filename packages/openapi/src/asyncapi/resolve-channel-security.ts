import type { Security, SecurityRequirement } from '../model/security.ts';
import type { Place } from '../files/place.ts';
import { readChannelScheme } from '../resolve/read-scheme.ts';
import { resolveRequirements } from '../resolve/resolve-security.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { takeEntries } from '../value/entry-names.ts';
import { findText, toList, toObject } from '../value/json-value.ts';
import { findReferred } from './find-referred.ts';
import { listChannelOperations } from './list-channel-operations.ts';
import { listOwners } from './list-owners.ts';

/** What a channel asks for, and of each server the indices of the alternatives that are its own. */
export interface ChannelSecurity {
  security: Security;
  takes: number[][];
}

/** Resolves what each server of a channel asks for together with the channel's operations. */
export function resolveChannelSecurity(channel: Place, servers: readonly Place[], scope: ResolveScope): ChannelSecurity {
  const operations = listChannelOperations(channel, scope.places).flatMap(({ place }) =>
    listOwners(place, scope.places).map((owner) => resolveAlternatives(owner, scope)),
  );
  const shared = [...new Map(operations.map((one) => [JSON.stringify(one), one])).values()];
  // A file may know no server.
  const asked = servers.length === 0 ? [[]] : servers.map((server) => resolveAlternatives(server, scope));
  const joined = asked.map((one) => joinSecurity([one, ...shared]));
  if (joined.every((one) => one.length === 0)) return { security: [], takes: joined.map(() => []) };
  const own = joined.map((one) => (one.length === 0 ? [[]] : one));
  const names = own.map((security) => security.map((alternative) => JSON.stringify(alternative)));
  const distinct = new Map(own.flat().map((alternative) => [JSON.stringify(alternative), alternative]));
  const order = [...distinct.keys()];
  return { security: [...distinct.values()], takes: names.map((list) => list.map((name) => order.indexOf(name))) };
}

/** The alternatives of a server or an operation; none where it asks for nothing. */
function resolveAlternatives(owner: Place, scope: ResolveScope): Security {
  const list = scope.places.part(owner, 'security');
  return takeEntries(toList(list.value), scope.room).flatMap((_, index) => {
    const requirements = resolveAlternative(scope.places.child(list, index), scope);
    return requirements ? [requirements] : [];
  });
}

/** The most alternatives of a channel: those of its servers and operations multiply. */
const MOST = 50;

/** All that is asked for together: one alternative of each list, a scheme that several ask for once. */
function joinSecurity(lists: readonly Security[]): Security {
  return lists
    .filter((one) => one.length > 0)
    .reduce<Security>(
      (before, one) =>
        before.length === 0 ? one : before.flatMap((left) => one.map((right) => joinRequirements(left, right))).slice(0, MOST),
      [],
    );
}

function joinRequirements(left: SecurityRequirement[], right: SecurityRequirement[]): SecurityRequirement[] {
  const joined = new Map(left.map((one) => [one.scheme.name, one]));
  for (const { scheme, scopes } of right) {
    const before = joined.get(scheme.name)?.scopes ?? [];
    joined.set(scheme.name, { scheme, scopes: [...new Set([...before, ...scopes])] });
  }
  return [...joined.values()];
}

/** 2.x names schemes of the components; in 3.x there is one itself, with its scopes. */
function resolveAlternative(written: Place, scope: ResolveScope): SecurityRequirement[] | undefined {
  const { $ref, type } = toObject(written.value);
  if (typeof $ref !== 'string' && typeof type !== 'string') return resolveRequirements(toObject(written.value), scope);
  const value = toObject(scope.places.follow(written).value);
  const name = findReferred(written) ?? findText(value['type']);
  const scheme = name === undefined ? undefined : readChannelScheme(name, value);
  return scheme && [{ scheme, scopes: toList(value['scopes']).flatMap((one) => findText(one) ?? []) }];
}
