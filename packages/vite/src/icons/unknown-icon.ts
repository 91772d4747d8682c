import { createFrame, positionAt } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';

/** The diagnostic of a name that no icon has; `text` is the content of `file`, in which the name is looked for. */
export function unknownIcon(name: string, { file, text, suggestions }: { file: string; text: string; suggestions: string[] }): Diagnostic {
  const offset = findName(name, text);
  const { line, column } = positionAt(text, offset ?? 0);
  return {
    code: 'icon/unknown',
    severity: 'warning',
    message: `There is no icon "${name}": nothing is shown in its place.`,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.map((one) => `"${one}"`).join(', ')}?`
        : 'Names of Font Awesome, Lucide, Phosphor, Tabler and Simple Icons are known; an address or a file works too.',
    file,
    ...(offset !== undefined && { line, column, frame: createFrame(text, line, column, name.length) }),
  };
}

/** Where the name is written as the value of an `icon`, else where it is written at all as a text of its own. */
function findName(name: string, text: string): number | undefined {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const patterns = [`icon["']?\\s*[=:]\\s*\\{?\\s*["'\`]?()${literal}(?![\\w-])`, `["'\`]()${literal}["'\`]`];
  for (const pattern of patterns) {
    const match = new RegExp(pattern, 'd').exec(text);
    if (match?.indices?.[1] !== undefined) return match.indices[1][0];
  }
  return undefined;
}
