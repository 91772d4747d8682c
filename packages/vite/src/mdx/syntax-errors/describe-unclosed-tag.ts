import type { TextPosition } from '../page-draft.ts';
import type { ErrorDescription } from './error-description.ts';
import { BARE_LINK } from './describe-broken-tag.ts';
import { LESS_THAN_HINT, toPlainName } from './tag-words.ts';

/** What the parser says of a tag that is never closed. */
interface UnclosedTag {
  name: string;
  place: TextPosition;
  /** The node around it, as the parser calls it: `listItem`; undefined where the text ends. */
  container: string | undefined;
}

/** `<Note>` without `</Note>`, and what may be the reason. */
export function describeUnclosedTag(text: string, { name, place, container }: UnclosedTag): ErrorDescription {
  // `<www.example.com>`
  if (/^[a-z][\w-]*(?:\.[\w-]+)+$/.test(name)) return { ...BARE_LINK, place };
  const lines = text.split(/\r\n|\r|\n/);
  return (
    describeGluedFence(lines, name, place.line) ??
    describeOpenFence(lines, name, place.line) ?? {
      message: `Unclosed <${name}>${container ? ` within its ${toPlainName(container)}` : ''}.`,
      hint: `${isOpenAgain(lines, name, place.line) ? `Write </${name}>, where the one above ends.` : `Add </${name}>, or write <${name} />.`} ${
        container === 'paragraph' ? 'Around several paragraphs, put each tag on its own line. ' : ''
      }${LESS_THAN_HINT}`,
      place,
    }
  );
}

/** `<Tab title="a">```js`: a block of code begins on a line of its own. */
function describeGluedFence(lines: readonly string[], name: string, line: number): ErrorDescription | undefined {
  const written = lines[line - 1] ?? '';
  const [, before = '', fence] = new RegExp(`^(.*<${name}(?:[\\s>].*)?>[ \\t]*)(\`{3,}|~{3,})(?!.*\`)`).exec(written) ?? [];
  if (fence === undefined) return undefined;
  return {
    message: `A code block cannot begin on the line of <${name}>.`,
    hint: `Put ${fence} on a line of its own, and </${name}> on the line after the block.`,
    place: { line, column: before.length + 1 },
  };
}

/** A tag whose end stands below a fence that is never closed: all from there on is code. */
function describeOpenFence(lines: readonly string[], name: string, line: number): ErrorDescription | undefined {
  let open: { sign: string; place: TextPosition } | undefined;
  for (const [index, written] of lines.entries()) {
    const [, before = '', sign = '', rest = ''] = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/.exec(written) ?? [];
    if (open === undefined && sign !== '') open = { sign, place: { line: index + 1, column: before.length + 1 } };
    else if (open !== undefined && sign.startsWith(open.sign) && rest.trim() === '') open = undefined;
  }
  if (open === undefined || open.place.line < line || !lines.slice(open.place.line).some((one) => one.includes(`</${name}>`)))
    return undefined;
  return {
    message: `Unclosed code block; </${name}> below it is shown as code.`,
    hint: `Close it with a line of ${open.sign}.`,
    place: open.place,
  };
}

/** `<Note>` alone on its line below another one that is open: its slash was forgotten. */
function isOpenAgain(lines: readonly string[], name: string, line: number): boolean {
  const above = lines.slice(0, line - 1).join('\n');
  const count = (tag: string): number => above.split(tag).length - 1;
  return lines[line - 1]?.trim() === `<${name}>` && count(`<${name}`) > count(`</${name}>`);
}
