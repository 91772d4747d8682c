/** A comment, a string, a bracket, or the end of a statement. */
const SIGN = /\/\/.*|#(?!\[).*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|[([{]|[)\]}]|;/g;

/** Splits PHP into the statements that are in nothing else, without comments; what a group of statements holds is part of one. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let depth = 0;
  let at = 0;
  const code = text.replace(/^\s*<\?php\b/, '');
  for (const { 0: sign, index } of code.matchAll(SIGN)) {
    statement += code.slice(at, index);
    at = index + sign.length;
    if (sign === ';' && depth === 0) {
      statements.push(statement.trim());
      statement = '';
    } else if (!/^(?:\/[/*]|#)/.test(sign)) {
      statement += sign;
      if (/^[([{]$/.test(sign)) depth += 1;
      else if (/^[)\]}]$/.test(sign)) depth -= 1;
    }
  }
  return statements;
}
