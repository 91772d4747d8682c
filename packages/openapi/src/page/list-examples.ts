import type { Json } from '@octavo/core';
import type { Example, MediaType } from '../model/media-type.ts';
import type { Response } from '../model/operation.ts';
import { isObject } from '../value/json-value.ts';
import { findSequence, mimeOf } from '../value/media-type-kind.ts';
import type { Say } from '../value/say.ts';
import { nameStatus } from './name-status.ts';

/** One body as text. */
export interface BodyExampleText {
  /** `200 OK`, `404 Not Found: no such route`. */
  title: string;
  language: string;
  code: string;
  /** HTML. */
  description?: string;
  isGenerated: boolean;
  /** Only its beginning is shown. */
  isShortened: boolean;
}

/** Lists the examples of an operation's answers; an answer without a body is left out. */
export function listExamples(responses: readonly Response[], say?: Say): BodyExampleText[] {
  return responses.flatMap(({ status, content }) => listBodyExamples(`${status} ${nameStatus(status, say)}`.trim(), content));
}

/** Lists the examples of a body, each with the body's title and what tells it from the others. */
export function listBodyExamples(title: string, content: readonly MediaType[]): BodyExampleText[] {
  return content.flatMap((media) =>
    media.examples.flatMap((example) => {
      const written = writeExample(example, media.type);
      // Of one that is kept elsewhere, its address.
      const code = written ?? example.externalValue;
      if (code === undefined) return [];
      const named = example.summary ?? (media.examples.length > 1 ? example.name : undefined);
      const name = named ?? (content.length > 1 ? media.type : undefined);
      return [
        {
          title: name === undefined ? title : `${title}: ${name}`,
          language: written === undefined ? 'text' : findLanguage(media.type),
          code,
          ...(example.description !== undefined && { description: example.description }),
          isGenerated: example.isGenerated === true,
          isShortened: example.isShortened === true,
        },
      ];
    }),
  );
}

/** An example of a request's body that a reader can choose. */
export interface RequestExampleChoice {
  /** Its summary or name, with its media type where several have examples. */
  label: string;
  /** HTML. */
  description?: string;
  media: number;
  example: number;
}

/** Lists the examples among which a reader can choose; none where there is but one, of which nothing is said. */
export function listRequestExamples(content: readonly MediaType[]): RequestExampleChoice[] {
  const isSeveral = content.filter(({ examples }) => examples.length > 0).length > 1;
  const all = content.flatMap(({ type, examples }, media) =>
    examples.map(({ name, summary, description, isGenerated }, example) => ({
      label: [...(isGenerated === true ? [] : [summary ?? name]), ...(isSeveral ? [type] : [])].join(' · '),
      ...(description !== undefined && { description }),
      media,
      example,
    })),
  );
  const isDescribed = content.some(({ examples }) => examples.some(({ summary, description }) => (summary ?? description) !== undefined));
  return all.length > 1 || isDescribed ? all : [];
}

/** Writes an example of a body as text; undefined where the file has only its address. */
export function writeExample({ value, serialized }: Example, type: string): string | undefined {
  if (serialized !== undefined) return serialized;
  if (value === undefined || typeof value === 'string') return value;
  const items = Array.isArray(value) ? value : [value];
  if (findSequence(type)) return items.map((item) => JSON.stringify(item)).join('\n');
  if (mimeOf(type) === 'text/event-stream') return items.map(writeEvent).join('\n\n');
  return JSON.stringify(value, undefined, 2);
}

/** An item of a stream as its event: OpenAPI 3.2 describes events by their fields, earlier files what `data` holds. */
function writeEvent(item: Json): string {
  const isEvent = isObject(item) && 'data' in item && Object.keys(item).every((name) => EVENT_FIELDS.has(name));
  return Object.entries(isEvent ? item : { data: item })
    .flatMap(([name, value]) => (typeof value === 'string' ? value : JSON.stringify(value)).split('\n').map((line) => `${name}: ${line}`))
    .join('\n');
}

/** The fields of an event (HTML, 9.2.6). */
const EVENT_FIELDS = new Set(['event', 'data', 'id', 'retry']);

function findLanguage(type: string): string {
  if (/json/i.test(type)) return 'json';
  return /xml|html/i.test(type) ? 'xml' : 'text';
}
