import { expect, it } from 'vitest';
import { createSay } from '../value/say.ts';
import { nameStatus } from './name-status.ts';

const say = createSay({ 'Client error': 'Clientfehler', 'Any other response': 'Jede andere Antwort' });

it.each([
  ['404', 'Not Found'],
  ['4XX', 'Clientfehler'],
  ['499', 'Clientfehler'],
  ['default', 'Jede andere Antwort'],
  ['700', ''],
])('a phrase of HTTP stays, ours is in the language of the page: %s is %j', (status, expected) => {
  expect(nameStatus(status, say)).toBe(expected);
});
