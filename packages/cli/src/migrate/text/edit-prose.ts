import { maskCode } from './mask-code.ts';

/** A place in a text that a pattern was found at. */
export interface Found {
  /** What it is as written; its groups may hold code, too. */
  groups: readonly (string | undefined)[];
  offset: number;
}

/**
 * Replaces what a pattern (global) finds outside code, frontmatter and comments; undefined leaves it as it is. The pattern sees
 * blocks of code as spaces and code within a line as a sign of no meaning, `replace` gets what is written there.
 */
export function editProse(text: string, pattern: RegExp, replace: (found: Found) => string | undefined): string {
  const masked = maskCode(text);
  let result = '';
  let done = 0;
  for (const match of masked.matchAll(new RegExp(pattern.source, [...new Set(`${pattern.flags}gd`)].join('')))) {
    const groups = (match.indices ?? []).map((range) => (range === undefined ? undefined : text.slice(...range)));
    const replacement = replace({ groups, offset: match.index });
    if (replacement === undefined) continue;
    result += text.slice(done, match.index) + replacement;
    done = match.index + match[0].length;
  }
  return result + text.slice(done);
}
