import { parseEvents } from './parse-events.ts';

/** One piece of a stream. */
export interface StreamPart {
  /** The event's name and id; nothing for a line. */
  label: string;
  text: string;
}

/** Takes the text of a stream apart: server-sent events, or a value per line. What is not complete yet is left out of events. */
export function splitStream(text: string, kind: 'events' | 'lines'): StreamPart[] {
  if (kind === 'events') {
    return parseEvents(text).map(({ event, id, data }) => ({ label: id === undefined ? event : `${event} · ${id}`, text: data }));
  }
  return text
    .replaceAll('\u001e', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ label: '', text: line }));
}
