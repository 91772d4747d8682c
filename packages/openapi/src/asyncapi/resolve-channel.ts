import type { OperationPlace } from '../resolve/list-operations.ts';
import type { Operation } from '../model/operation.ts';
import { listSchemas } from '../resolve/list-schemas.ts';
import { resolveExternalDocs } from '../resolve/resolve-external-docs.ts';
import { SCHEMAS } from '../resolve/resolve-operation.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { takeEntries } from '../value/entry-names.ts';
import { toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Server } from '../model/server.ts';
import type { FileDetail } from '../model/file-detail.ts';
import { describeActions } from './describe-actions.ts';
import { listDetails } from '../resolve/list-details.ts';
import { listChannelParameters } from './list-channel-parameters.ts';
import { listChannelServers } from './list-channel-servers.ts';
import { listMessages } from './list-messages.ts';
import { listOpenedServers } from './list-opened-servers.ts';
import { resolveChannelSecurity } from './resolve-channel-security.ts';
import { resolveMessage } from './resolve-message.ts';

/** Resolves a channel whole: its messages take the place that answers have in an operation. */
export function resolveChannel({ head, place }: OperationPlace, scope: ResolveScope): Operation {
  const written = takeEntries(listChannelServers(place, scope.places), scope.room);
  const { security, takes } = resolveChannelSecurity(
    place,
    written.map((one) => one.place),
    scope,
  );
  const servers = written.map(({ server }, index) => ({
    ...server,
    ...(takes[index]?.length !== security.length && { takes: takes[index] ?? [] }),
  }));
  const opens = listOpenedServers(place, servers, scope.places);
  const externalDocs = resolveExternalDocs(scope.places.part(place, 'externalDocs').value);
  const actions = takeEntries(describeActions(place, scope), scope.room);
  const details = [...listNamedServers(place, servers), ...listDetails([place], SHOWN, scope)];
  const channel: Operation = {
    ...head,
    ...(externalDocs && { externalDocs }),
    servers,
    ...(opens.length > 0 && { opens }),
    ...(actions.length > 0 && { actions }),
    ...(details.length > 0 && { details }),
    security,
    parameters: takeEntries(listChannelParameters(place, scope), scope.room, Infinity),
    responses: takeEntries(listMessages(place, scope.places), scope.room).map((message) => resolveMessage(message, scope)),
    callbacks: [],
    samples: [],
    schemas: {},
  };
  return { ...channel, schemas: scope.schemas.collect(listSchemas(channel), SCHEMAS) };
}

/** The fields that have a place of their own. */
const SHOWN =
  /^(?:address|title|summary|description|deprecated|messages|parameters|publish|subscribe|servers|externalDocs)$|^bindings\.ws\.(?:query|headers)\.(?:type|properties|required|allOf)$/;

/** The servers that have a channel, where it names them. */
function listNamedServers(channel: Place, servers: readonly Server[]): FileDetail[] {
  if (toList(toObject(channel.value)['servers']).length === 0) return [];
  return [{ name: 'servers', facts: servers.map(({ name = '', url }) => ({ name, value: url })) }];
}
