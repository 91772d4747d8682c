/** A statement of Python with the lines that its brackets and texts go over. */
export interface PythonStatement {
  indent: number;
  /** As written, without its indentation. */
  text: string;
}

/** Lists the statements of a program of Python, each at its depth. */
export function listStatements(program: string): PythonStatement[] {
  const statements: PythonStatement[] = [];
  let state: State = { depth: 0, quote: '' };
  let open = '';
  for (const line of program.split(/\r?\n/)) {
    open = open === '' ? line : `${open}\n${line}`;
    state = scan(line, state);
    if (state.depth > 0 || state.quote !== '' || line.endsWith('\\')) continue;
    const text = open.trim();
    if (text !== '' && !text.startsWith('#')) statements.push({ indent: /^[ \t]*/.exec(open)?.[0].length ?? 0, text });
    open = '';
  }
  return statements;
}

interface State {
  /** Of brackets. */
  depth: number;
  /** The sign that closes the text that is open. */
  quote: string;
}

const SIGN = /"""|'''|["'()[\]{}#\\]/g;

function scan(line: string, before: State): State {
  let { depth, quote } = before;
  let escaped = -1;
  for (const { 0: sign, index } of line.matchAll(SIGN)) {
    if (index === escaped) continue;
    if (sign === '\\') escaped = index + 1;
    else if (quote !== '') {
      if (sign === quote) quote = '';
      else if (quote.length === 1 && sign.startsWith(quote)) quote = '';
    } else if (sign === '#') break;
    else if (/["']/.test(sign)) quote = sign;
    else depth += /[([{]/.test(sign) ? 1 : -1;
  }
  // One in single signs ends with its line.
  return { depth: Math.max(0, depth), quote: quote.length === 1 ? '' : quote };
}
