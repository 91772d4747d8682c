import { isBlob } from '../../../request/request-value.ts';
import { findJson } from '../../../request/json-text.ts';
import type { NamedValues, RequestValue } from '../../../request/request-value.ts';
import type { StreamPart } from './split-stream.ts';

/**
 * Puts the pieces of a text that a model writes together: of OpenAI's chat completions, completions and responses, and of Anthropic's
 * messages. `undefined` where no piece holds any; thoughts, tools and other choices than the first are left out.
 */
export function joinDeltas(parts: readonly StreamPart[]): string | undefined {
  const pieces = parts.map(({ text }) => (text.startsWith('{') ? findDelta(findJson(text)) : undefined));
  return pieces.some((piece) => piece !== undefined) ? pieces.join('') : undefined;
}

function findDelta(event: RequestValue): string | undefined {
  const type = read(event, 'type');
  if (type === 'response.output_text.delta') return asText(read(event, 'delta'));
  if (type === 'content_block_delta') return asText(read(event, 'delta', 'text'));
  if (type === 'content_block_start') return asText(read(event, 'content_block', 'text'));
  const choice = read(event, 'choices', '0');
  const isFirst = [undefined, 0].some((index) => read(choice, 'index') === index);
  return isFirst ? (asText(read(choice, 'delta', 'content')) ?? asText(read(choice, 'text'))) : undefined;
}

function read(value: RequestValue, ...way: string[]): RequestValue {
  let found = value;
  for (const name of way) {
    if (typeof found !== 'object' || found === null || isBlob(found) || !Object.hasOwn(found, name)) return undefined;
    found = (found as NamedValues)[name];
  }
  return found;
}

function asText(value: RequestValue): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
