import { math } from 'micromark-extension-math';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { isClearMath } from './is-clear-math.ts';

/**
 * The syntax of formulas: `$$...$$` always, `$...$` only where it is clearly one. Decided before anything between the dollars is parsed,
 * so that `$5 and **bold** $10` stays Markdown. A block needs a line that closes it: one left open would take the rest of the page.
 */
export function createMathSyntax(text: string): Extension {
  const { flow, text: inline } = math();
  const construct = [inline?.[DOLLAR]].flat()[0];
  return {
    ...(flow && /^[\s>]*\${2,}[ \t]*$/m.test(text) && { flow }),
    ...(construct && { text: { [DOLLAR]: guard(construct) } }),
  };
}

const DOLLAR = 36;

function guard(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check({ tokenize: tokenizeClear, partial: true }, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

function tokenizeClear(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const before = this.previous;
  let content = '';
  return start;

  function start(code: Code): State | undefined {
    effects.enter('data');
    effects.consume(code);
    return open;
  }

  function open(code: Code): State | undefined {
    if (code === DOLLAR) return end(ok, code);
    return isWord(before) ? end(nok, code) : inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return end(nok, code);
    // A tab or a space of a tab is part of the line.
    if (code < -2) return breakLine(code);
    if (code === DOLLAR) {
      effects.consume(code);
      return close;
    }
    content += code < 0 ? ' ' : String.fromCodePoint(code);
    effects.consume(code);
    return inside;
  }

  function breakLine(code: Code): State | undefined {
    effects.exit('data');
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    content += '\n';
    return begin;
  }

  function begin(code: Code): State | undefined {
    effects.enter('data');
    return inside(code);
  }

  function close(code: Code): State | undefined {
    return end(!isWord(code) && code !== DOLLAR && isClearMath(content) ? ok : nok, code);
  }

  function end(state: State, code: Code): State | undefined {
    effects.exit('data');
    return state(code);
  }
}

/** A letter, a digit, `_`, `{`, or a backslash before a dollar. */
function isWord(code: Code): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}_{\\]/u.test(String.fromCodePoint(code));
}
