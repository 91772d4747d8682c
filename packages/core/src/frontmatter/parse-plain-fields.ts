import type { Json } from '../json.ts';

/** A text in quotes of which nothing is escaped, a truth value, a number, or a text that begins with a letter and holds no mark of YAML's. */
const FIELD =
  /^([A-Za-z][\w-]{0,99}): (?:"([^"\\\p{C}\p{Zl}\p{Zp}]*)"|'([^'\p{C}\p{Zl}\p{Zp}]*)'|(true|false)|(0|[1-9]\d{0,14})|(\p{L}(?:[^:#\p{C}\p{Zl}\p{Zp}]*[^:#\p{C}\p{Z}])?))$/u;

/** Words that are no text where they stand alone. */
const VALUES = /^(?:null|true|false)$/i;

/** Reads frontmatter whose lines are all of the plainest form, as YAML does in forty times as long; undefined for any other. */
export function parsePlainFields(yaml: string): Record<string, Json> | undefined {
  const fields = new Map<string, Json>();
  for (const line of yaml.split(/\r?\n/)) {
    if (line === '') continue;
    const [, key = '', double, single, truth, number, plain = ''] = FIELD.exec(line) ?? [];
    if (key === '' || fields.has(key) || VALUES.test(key) || VALUES.test(plain)) return undefined;
    const scalar = truth === undefined ? number && Number(number) : truth === 'true';
    fields.set(key, scalar ?? double ?? single ?? plain);
  }
  return fields.size === 0 ? undefined : Object.fromEntries(fields);
}
