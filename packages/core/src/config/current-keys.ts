import type { Json } from '../json.ts';
import { formatConfigPath, patternOfPath } from './config-path.ts';
import type { ConfigPath } from './config-path.ts';
import { COUNTERPARTS, CURRENT_ONLY } from './counterparts.ts';
import type { Counterpart } from './counterparts.ts';
import { findValue } from './json-value.ts';
import type { Problem } from './problem.ts';

/** Finds what the current shape calls differently at and below an unknown key of a classic file; empty when it does not know the key. */
export function findCurrentKeys(path: ConfigPath, value: Json): Problem[] {
  const pattern = patternOfPath(path);
  const found = COUNTERPARTS.flatMap((counterpart) => {
    if (counterpart.current !== pattern && !counterpart.current.startsWith(`${pattern}.`)) return [];
    const steps = counterpart.current
      .slice(pattern.length + 1)
      .split('.')
      .filter((step) => step !== '');
    const current = findValue(value, steps);
    return current === undefined ? [] : [renamed([...path, ...steps], counterpart, current)];
  });
  if (found.length > 0) return found;
  return CURRENT_ONLY.includes(pattern) ? [withoutCounterpart(path)] : [];
}

function renamed(path: ConfigPath, { classic, convert = (value): Json => value }: Counterpart, value: Json): Problem {
  const converted = convert(value);
  return {
    ...currentKey(path),
    message: `\`${formatConfigPath(path)}\` is a field of the current shape (with a \`navigation\` object); use \`${classic}\` here.`,
    hint: converted === undefined ? `Use \`${classic}\` instead, or remove it.` : `Use this instead: ${toPaste(classic, converted)}`,
  };
}

function withoutCounterpart(path: ConfigPath): Problem {
  return {
    ...currentKey(path),
    message: `\`${formatConfigPath(path)}\` is a field of the current shape (with a \`navigation\` object); the classic shape has no equivalent.`,
    hint: 'Remove it.',
  };
}

function currentKey(path: ConfigPath): Pick<Problem, 'code' | 'severity' | 'path' | 'part' | 'isDropped'> {
  return { code: 'config/current-key', severity: 'warning', path, part: 'key', isDropped: false };
}

/** `modeToggle.default`, `dark` -> `"modeToggle": { "default": "dark" }` */
function toPaste(classic: string, value: Json): string {
  const [first = '', ...rest] = classic.split('.');
  const nested = rest.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
  return `${JSON.stringify(first)}: ${JSON.stringify(nested)}`;
}
