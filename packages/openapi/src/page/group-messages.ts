import type { ApiTexts } from '@octavo/core';
import type { ChannelAction, Operation, Response } from '../model/operation.ts';
import type { OperationSection } from './operation-section.ts';

/** Messages of a channel that go one way. */
export interface MessageGroup extends OperationSection {
  /** Who sends them, in words. */
  note?: keyof ApiTexts;
  /** What the file says of sending them. */
  actions: ChannelAction[];
  messages: Response[];
}

const GROUPS: readonly (OperationSection & Pick<MessageGroup, 'note'>)[] = [
  { id: 'sends', title: 'Sends', note: 'The API sends these messages; its clients receive them.' },
  { id: 'receives', title: 'Receives', note: 'Clients send these messages to the API.' },
  { id: 'replies', title: 'Responses' },
  { id: 'messages', title: 'Messages' },
];

/** Groups the messages of a channel by who sends them; empty groups, and those of what is no channel, are left out. */
export function groupMessages({ kind, responses, actions = [] }: Operation): MessageGroup[] {
  if (kind !== 'channel') return [];
  return GROUPS.map((group) => ({
    ...group,
    actions: actions.filter((one) => findGroup(one) === group.id),
    messages: responses.filter((one) => findGroup(one) === group.id),
  })).filter((group) => group.messages.length + group.actions.length > 0);
}

function findGroup({ action, isReply }: Pick<Response, 'action' | 'isReply'>): string {
  if (isReply) return 'replies';
  return action === undefined ? 'messages' : `${action}s`;
}
