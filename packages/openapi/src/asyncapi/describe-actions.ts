import type { Place } from '../files/place.ts';
import type { ChannelAction } from '../model/operation.ts';
import type { FileDetail } from '../model/file-detail.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { findText, toObject } from '../value/json-value.ts';
import { findReferred } from './find-referred.ts';
import { listChannelOperations } from './list-channel-operations.ts';
import { listDetails } from '../resolve/list-details.ts';
import { findOwned, listOwners } from './list-owners.ts';

/** The fields that have a place of their own. */
const SHOWN =
  /^(?:action|channel|messages?|title|summary|description|operationId|security|traits|reply\.(?:channel|messages))$|^bindings\.http\.(?:method|query\.(?:type|properties|required|allOf))$/;

/** Describes the operations on a channel in the file's words; those of which it says nothing are left out. */
export function describeActions(channel: Place, scope: Pick<ResolveScope, 'places' | 'room'>): ChannelAction[] {
  const { places } = scope;
  return listChannelOperations(channel, places).flatMap(({ name, place, action }) => {
    const owners = listOwners(place, places);
    const [id, title, summary, description] = ['operationId', 'title', 'summary', 'description'].map((field) =>
      findText(findOwned(owners, field)),
    );
    const shown = title ?? summary;
    const texts = [...(title === undefined ? [] : [summary]), description].filter((text) => text !== undefined);
    const details = [...listReplyChannel(places.part(place, 'reply'), places), ...listDetails(owners, SHOWN, scope)];
    if (shown === undefined && texts.length + details.length === 0) return [];
    const told: ChannelAction = { action, name: id ?? name, details };
    return [{ ...told, ...(shown !== undefined && { summary: shown }), ...(texts.length > 0 && { description: texts.join('\n\n') }) }];
  });
}

/** The channel over which an operation is answered: its address, or the name that the file gives it. */
function listReplyChannel(reply: Place, places: ResolveScope['places']): FileDetail[] {
  const address = findText(toObject(places.part(reply, 'channel').value)['address']) ?? findReferred(places.child(reply, 'channel'));
  return address === undefined ? [] : [{ name: 'reply.channel', facts: [{ name: '', value: address }] }];
}
