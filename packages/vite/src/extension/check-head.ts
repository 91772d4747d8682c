import type { HeadTag } from '../html/head-tag.ts';

const TAGS = new Set<unknown>(['link', 'meta', 'script', 'style']);

/** The same function; it throws where it gives anything but elements that a head holds. */
export function checkHead<Given extends readonly unknown[], Tags extends readonly HeadTag[]>(
  head: (...given: Given) => Tags,
): (...given: Given) => Tags {
  return (...given) => {
    const tags = head(...given);
    if (!Array.isArray(tags)) throw new TypeError('`head` must return a list of elements.');
    for (const tag of tags) {
      const fault = findFault(tag);
      if (fault !== undefined) throw new TypeError(`\`head\` returned an element whose ${fault}: ${JSON.stringify(tag)}`);
    }
    return tags;
  };
}

function findFault(tag: unknown): string | undefined {
  const { tag: name, attributes = {}, content = '' }: Partial<Record<keyof HeadTag, unknown>> = Object(tag);
  if (!TAGS.has(name)) return `\`tag\` is not one of ${[...TAGS].join(', ')}`;
  if (!Object.values(Object(attributes)).every((value) => value === undefined || typeof value === 'string'))
    return '`attributes` are not all strings';
  return typeof content === 'string' ? undefined : '`content` is not a string';
}
