import { expect, it } from 'vitest';
import { hasRoomForTabs } from './has-room-for-tabs.ts';

it.each([
  [['GraphQL', 'JSON'], true],
  [['200 OK', '400 Bad Request', '401 Unauthorized'], true],
  [['200 OK', '404 Not Found', '422 Unprocessable Content'], false],
  [['Two targets behind one hostname, the second on standby'], false],
])('%j: %s', (titles, expected) => expect(hasRoomForTabs(titles.map((title) => ({ title })))).toBe(expected));
