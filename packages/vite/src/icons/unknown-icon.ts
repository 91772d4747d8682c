import { createCodeFrame, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';

/** Where an icon is named: `text` is the content of `file`, in which the name is looked for. */
export interface IconPlace {
  file: string;
  text: string;
}

/** The diagnostic of a name that no icon has. */
export function unknownIcon(name: string, { suggestions, ...place }: IconPlace & { suggestions: string[] }): Diagnostic {
  return {
    code: 'icon/unknown',
    severity: 'warning',
    message: `Unknown icon "${name}".`,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.map((one) => `"${one}"`).join(', ')}?`
        : 'Use a name from Font Awesome, Lucide, Phosphor, Tabler or Simple Icons, a URL or a file.',
    ...locate(name, place),
  };
}

/** The diagnostic of a file that an icon names and that is not there. */
export function missingIconFile(name: string, place: IconPlace): Diagnostic {
  return {
    code: 'icon/missing-file',
    severity: 'warning',
    message: `Icon file not found: "${name}"; shown as a broken image.`,
    hint: 'Fix the path; in the config it is relative to the content root, in a page to the page.',
    ...locate(name, place),
  };
}

function locate(name: string, { file, text }: IconPlace): Pick<Diagnostic, 'file' | 'line' | 'column' | 'frame'> {
  const offset = findName(name, text);
  if (offset === undefined) return { file };
  const { line, column } = positionAt(text, offset);
  return { file, line, column, frame: createCodeFrame(text, line, column, name.length) };
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
