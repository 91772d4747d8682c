import { readParserStop } from '../syntax-errors/describe-syntax-error.ts';
import { createPlaceFinder } from './create-place-finder.ts';
import type { FindPlace } from './create-place-finder.ts';
import { ParserStopError } from './parser-stop-error.ts';
import type { ParserStop, RepairedText } from './repair-syntax.ts';

/** A text that needs more repairs than this is no text of a page. */
const REPAIRS = { least: 10, most: 200 };

/** Characters that are read again after repairs: a long text has fewer of them, but for the first ones. */
const READ_AGAIN = 250_000;

/**
 * Reads a text with a parser of MDX; where that stops at what is plainly meant, it goes on with that. Gives what was read, and the errors that
 * were got over, each with the text in which it stood; rejects with the error that nothing mends.
 */
export async function attemptRepaired<Result>(
  text: string,
  attempt: (text: string) => Result | Promise<Result>,
): Promise<{ result: Result; errors: unknown[] }> {
  let source = text;
  const errors: unknown[] = [];
  for (let repairs = 0; ; repairs += 1) {
    try {
      return { result: await attempt(source), errors };
    } catch (error) {
      const stop = readParserStop(error, source);
      const repaired = stop && mayRepair(repairs, source) ? await repair(source, stop) : undefined;
      if (stop === undefined || repaired === undefined) throw error;
      const place = createPlaceFinder(source);
      for (const one of [error, ...repaired.others.map((other) => moveStop(stop.reason, source, place(other)))]) errors.push(one);
      source = repaired.text;
    }
  }
}

/** Most threads read nothing that has to be repaired: they do without the parser of scripts, which brings a whole bundler. */
async function repair(text: string, stop: ParserStop): Promise<RepairedText | undefined> {
  const { repairSyntax } = await import('./repair-syntax.ts');
  return repairSyntax(text, stop);
}

function mayRepair(repairs: number, { length }: string): boolean {
  return repairs < REPAIRS.least || (repairs < REPAIRS.most && repairs * length < READ_AGAIN);
}

/** What the parser would say of the same mistake at another place. */
function moveStop(reason: string, text: string, position: ReturnType<FindPlace>): ParserStopError {
  const [tag] = /^<[\w.-]+>/.exec(text.slice(position.offset, position.offset + 200)) ?? [];
  const named = tag === undefined ? reason : reason.replace(/`<[^`]*>`/, () => `\`${tag}\``);
  return new ParserStopError(named.replace(/\(\d+:\d+-[\d:]+\)/, `(${position.line}:${position.column}-${position.line})`), position);
}
