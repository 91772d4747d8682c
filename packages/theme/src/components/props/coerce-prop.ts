/** A boolean as pages write it: `arrow`, `arrow={true}`, `arrow="true"`. */
export type LooseBoolean = boolean | number | string | null | undefined;

/** A number as pages write it: `cols={2}`, `cols="2"`. */
export type LooseNumber = number | string | null | undefined;

/** `true`, `'true'`, `''` (a bare attribute in HTML) and any other text are true; `'false'`, `'no'` and `0` are false. */
export function coerceBoolean(value: LooseBoolean, fallback = false): boolean {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') return !FALSE_WORDS.has(value.trim().toLowerCase());
  return Boolean(value);
}

/** `2`, `'2'` and `'2px'` are 2; what holds no number is the fallback. */
export function coerceNumber(value: LooseNumber, fallback: number): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** The value if it is one of the choices, whatever its case, else the fallback. */
export function coerceChoice<Choice extends string>(value: unknown, choices: readonly Choice[], fallback: Choice): Choice {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  return choices.find((choice) => choice === wanted) ?? fallback;
}

/** `['a', 'b']`, `'["a", "b"]'` and `'a, b'` are the same list; nothing is the empty list. */
export function coerceList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string') return [];
  return value
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(',')
    .map((entry) => entry.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((entry) => entry !== '');
}

const FALSE_WORDS: ReadonlySet<string> = new Set(['false', 'no', 'off', '0', 'null', 'undefined']);
