import { findFences } from './mask-code.ts';

/** Marks of Expressive Code that have no counterpart behind a fence: texts to mark, frames, lines put in or taken out. */
export function translateMarks(text: string): string {
  let result = text;
  for (const { start, opening, indent } of findFences(text).toReversed()) {
    const next = opening
      .replaceAll(/(?<=\s)(?:ins|del|mark|add|remove)=(?:\{[^}]*\}|"[^"]*"|'[^']*'|\/(?:\\.|[^/])*\/)/g, '')
      .replaceAll(/(?<=\s)(?:"[^"]*"|'[^']*'|\/(?:\\.|[^/\s])+\/\w*)(?=\s|$)/g, '')
      .replaceAll(/(?<=\s)(?:frame|collapse|startLineNumber|word|copy|filename)=(?:\{[^}]*\}|"[^"]*"|\w+)/g, (said) =>
        said.startsWith('filename') ? said : '',
      )
      .trimEnd();
    const at = start + indent.length;
    if (next !== opening) result = result.slice(0, at) + next + result.slice(at + opening.length);
  }
  return result;
}
