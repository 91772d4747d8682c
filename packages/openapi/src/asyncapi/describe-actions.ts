import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { ChannelAction } from '../model/operation.ts';
import { findText } from '../value/json-value.ts';
import { listChannelOperations } from './list-channel-operations.ts';
import { findOwned, listOwners } from './list-owners.ts';

/** Describes the operations on a channel in the file's words; those of which it says nothing are left out. */
export function describeActions(channel: Place, places: Places): ChannelAction[] {
  return listChannelOperations(channel, places).flatMap(({ name, place, action }) => {
    const owners = listOwners(place, places);
    const [id, title, summary, description] = ['operationId', 'title', 'summary', 'description'].map((field) =>
      findText(findOwned(owners, field)),
    );
    const shown = title ?? summary;
    const texts = [...(title === undefined ? [] : [summary]), description].filter((text) => text !== undefined);
    if (shown === undefined && texts.length === 0) return [];
    const told: ChannelAction = { action, name: id ?? name };
    return [{ ...told, ...(shown !== undefined && { summary: shown }), ...(texts.length > 0 && { description: texts.join('\n\n') }) }];
  });
}
