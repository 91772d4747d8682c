/** A run of one sign that may open or close emphasis. */
interface Run {
  sign: string;
  index: number;
  length: number;
  /** How many of its signs are text. */
  left: number;
}

const RUN = /\*+|_+|~+/g;

/**
 * The text of Markdown without the signs of its emphasis: `The **new** _one_` -> `The new one`. Each run of signs is looked at once, and closes
 * the nearest that is open: however many are never closed, and however deep they stand in each other.
 */
export function withoutEmphasis(text: string): string {
  const runs = Array.from(text.matchAll(RUN), ({ 0: signs, index }): Run => {
    return { sign: signs.charAt(0), index, length: signs.length, left: signs.length };
  });
  const open = new Map<string, Run[]>(['*', '_', '~'].map((sign) => [sign, []]));
  for (const run of runs) {
    const openers = open.get(run.sign) ?? [];
    const around = { before: text.slice(Math.max(run.index - 2, 0), run.index), after: text.slice(run.index + run.length) };
    if (canClose(run, around)) close(run, openers, open);
    if (run.left > 0 && canOpen(run, around)) openers.push(run);
  }
  let at = 0;
  const kept = runs.map(({ sign, index, length, left }) => {
    const before = text.slice(at, index);
    at = index + length;
    return before + sign.repeat(left);
  });
  return kept.join('') + text.slice(at);
}

/** Takes the signs of a run and of those that it closes out; what is open between them closes nothing any more. */
function close(run: Run, openers: Run[], open: ReadonlyMap<string, Run[]>): void {
  for (let opener = openers.at(-1); opener !== undefined && run.left > 0; opener = openers.at(-1)) {
    const shared = Math.min(opener.left, run.left);
    opener.left -= shared;
    run.left -= shared;
    if (opener.left === 0) openers.pop();
    for (const others of open.values()) while ((others.at(-1)?.index ?? 0) > opener.index) others.pop();
  }
}

interface Around {
  before: string;
  after: string;
}

/** An underscore within a word is text: `snake_case`. */
function canOpen({ sign }: Run, { before, after }: Around): boolean {
  return /^\S/.test(after) && (sign !== '_' || !/[\p{L}\p{N}]$/u.test(before));
}

function canClose({ sign }: Run, { before, after }: Around): boolean {
  return /\S$/.test(before) && (sign !== '_' || !/^[\p{L}\p{N}]/u.test(after));
}
