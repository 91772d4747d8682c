import type { Element } from 'hast';

/** `{#own-id}`, also with classes (`{#own-id .big}`), at the end of a heading. */
export interface OwnHeadingId {
  id: string;
  /** As written, with the space before it. */
  mark: string;
}

/** Finds the id that an author gave a heading in braces. */
export function findOwnId({ children }: Element): OwnHeadingId | undefined {
  const last = children.at(-1);
  const [mark, id] = (last?.type === 'text' && /\s*\{\s*#([^\s{}#]+)(?:\s+[^{}]*)?\}\s*$/.exec(last.value)) || [];
  return mark === undefined || id === undefined ? undefined : { id, mark };
}
