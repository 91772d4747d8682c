import type { ApiTexts } from '@octavo/core';
import type { Operation, Response } from '../model/operation.ts';
import type { OperationSection } from './operation-section.ts';

/** Messages of a channel that go one way. */
export interface MessageGroup extends OperationSection {
  /** Who sends them, in words. */
  note?: keyof ApiTexts;
  messages: Response[];
}

const GROUPS: readonly (OperationSection & { action?: Response['action']; note?: keyof ApiTexts })[] = [
  { id: 'sends', title: 'Sends', action: 'send', note: 'The API sends these messages; its clients receive them.' },
  { id: 'receives', title: 'Receives', action: 'receive', note: 'Clients send these messages to the API.' },
  { id: 'messages', title: 'Messages' },
];

/** Groups the messages of a channel by who sends them; empty groups, and those of what is no channel, are left out. */
export function groupMessages({ kind, responses }: Operation): MessageGroup[] {
  if (kind !== 'channel') return [];
  return GROUPS.map(({ action, ...group }) => ({ ...group, messages: responses.filter((one) => one.action === action) })).filter(
    ({ messages }) => messages.length > 0,
  );
}
