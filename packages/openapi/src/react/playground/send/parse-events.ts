/** One server-sent event. */
export interface ServerEvent {
  /** `message` where the stream names none. */
  event: string;
  id?: string;
  data: string;
}

/** Reads the events that are complete in what has come of a stream (HTML Standard, 9.2.6): one that the stream broke off was not sent. */
export function parseEvents(text: string): ServerEvent[] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return lines
    .split(/\n\n+/)
    .slice(0, -1)
    .flatMap((block) => parseBlock(block) ?? []);
}

function parseBlock(block: string): ServerEvent | undefined {
  const fields = block.split('\n').map((line) => /^([^:]*)(?:: ?(.*))?$/s.exec(line));
  const valuesOf = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valuesOf('data');
  if (data.length === 0) return undefined;
  const id = valuesOf('id').at(-1);
  return { event: valuesOf('event').at(-1) || 'message', ...(id !== undefined && { id }), data: data.join('\n') };
}
