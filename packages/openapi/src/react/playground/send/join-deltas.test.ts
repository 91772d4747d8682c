import { expect, it } from 'vitest';
import { joinDeltas } from './join-deltas.ts';
import { splitStream } from './split-stream.ts';

const join = (...events: (object | string)[]): string | undefined =>
  joinDeltas(splitStream(events.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join(''), 'events'));

it.each([
  [
    'chat completions',
    [
      { choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] },
      { choices: [{ index: 0, delta: { content: 'Hel' } }] },
      { choices: [{ index: 1, delta: { content: 'Other' } }] },
      { choices: [{ index: 0, delta: { content: 'lo' } }] },
      { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
      { choices: [], usage: {} },
      '[DONE]',
    ],
  ],
  ['completions', [{ choices: [{ text: 'Hel' }] }, { choices: [{ text: 'lo' }] }]],
  [
    'responses',
    [
      { type: 'response.created', response: {} },
      { type: 'response.output_text.delta', delta: 'Hel' },
      { type: 'response.output_text.delta', delta: 'lo' },
      { type: 'response.output_text.done', text: 'Hello' },
    ],
  ],
  [
    'messages',
    [
      { type: 'message_start', message: {} },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hel' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'lo' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"a"' } },
    ],
  ],
])('puts the text of %s together', (_, events) => {
  expect(join(...events)).toBe('Hello');
});

it('finds none in other streams', () => {
  expect(join({ type: 'tick', delta: 'x' }, 'text', { choices: 'a' }, { choices: [null] })).toBeUndefined();
});
