import { isBlob, isList, isRecord, type RequestValue } from './request-value.ts';

/** Every string or number of a JSON text. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const BIG = '\u0000big:';

/** Reads JSON; whole numbers too big for a `number` become `bigint`. Throws a `SyntaxError` for anything but JSON. */
function parseExactJson(text: string): RequestValue {
  JSON.parse(text);
  const marked = text.replace(TOKEN, (token) => (isBigInteger(token) ? JSON.stringify(BIG + token) : token));
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(BIG) ? BigInt(value.slice(BIG.length)) : value,
  );
}

/** Like `parseExactJson`, but `undefined` for anything but JSON. */
export function findJson(text: string): RequestValue {
  try {
    return parseExactJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes JSON, `bigint` as its digits; compact, or indented by a number of spaces. Files become their names. */
export function stringifyJson(value: RequestValue, indent: number = 0): string {
  return write(value, indent, '') ?? 'null';
}

/** Whether a text is a whole number that a `number` does not hold exactly. */
export function isBigInteger(text: string): boolean {
  return /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

function write(value: RequestValue, indent: number, margin: string): string | undefined {
  if (typeof value === 'bigint') return String(value);
  if (isBlob(value)) return JSON.stringify('name' in value ? value.name : '');
  const inner = margin + ' '.repeat(indent);
  if (isList(value)) {
    return wrap(
      value.map((item) => write(item, indent, inner) ?? 'null'),
      { open: '[', close: ']', indent, margin, inner },
    );
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const colon = indent > 0 ? ': ' : ':';
  const members = Object.entries(value).flatMap(([name, member]) => {
    const text = write(member, indent, inner);
    return text === undefined ? [] : [JSON.stringify(name) + colon + text];
  });
  return wrap(members, { open: '{', close: '}', indent, margin, inner });
}

function wrap(items: string[], { open, close, indent, margin, inner }: Frame): string {
  if (items.length === 0 || indent === 0) return open + items.join(',') + close;
  return `${open}\n${inner}${items.join(`,\n${inner}`)}\n${margin}${close}`;
}

interface Frame {
  open: string;
  close: string;
  indent: number;
  margin: string;
  inner: string;
}
