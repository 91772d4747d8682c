import { offsetAt, positionAt } from '@octavo/core/internal';
import type { TextPosition } from '../page-draft.ts';
import type { ErrorDescription } from './error-description.ts';
import { LESS_THAN_HINT } from './tag-words.ts';

/** How far back from where the parser stopped a value may begin. */
const LONGEST_VALUE = 1000;

/** `<https://a.b>`, which is a link in Markdown. */
export const BARE_LINK = {
  message: 'An address between < and > is not a link in MDX.',
  hint: 'Write [text](address), or the address alone.',
} as const;

/** A tag that is cut off, or seems so: `title="Say "hi" now"` is a value that ends at a quote which was meant as a part of it. */
export function describeBrokenTag(text: string, stop: TextPosition | undefined): ErrorDescription {
  const isLink = stop !== undefined && /<(?:mailto|tel):[^<>\s]*$/i.test(text.slice(0, offsetAt(text, stop)).slice(-LONGEST_VALUE));
  if (isLink) return BARE_LINK;
  return describeInnerQuote(text, stop) ?? { message: 'Incomplete tag: its > is missing.', hint: LESS_THAN_HINT };
}

/** A tag that closes nothing; with `<Note/>Text</Note>`, one that was closed where it was opened. */
export function describeStrayTag(text: string, stop: TextPosition | undefined): ErrorDescription {
  const spaced = findSpacedTag(text, stop);
  if (spaced !== undefined) {
    const { name, at } = spaced;
    return { message: `There is a space between < and ${name}; read as text.`, hint: `Write <${name}>.`, place: positionAt(text, at) };
  }
  const opening = findClosedTag(text, stop);
  return {
    message: 'Unexpected closing tag: no tag is open.',
    hint: opening === undefined ? 'Remove it, or add the opening tag before it.' : `${opening} closes itself: remove its /, or this tag.`,
  };
}

/** `<<< @/src/app.js{1}`, with which VitePress shows a file. */
export function describeSnippet(text: string, stop: TextPosition | undefined): ErrorDescription | undefined {
  const line = stop === undefined ? '' : (text.split('\n', stop.line).at(-1) ?? '');
  const [, file = '', extension = ''] = /^\s*<<< +@?(\/?[^\s{#]+\.(\w+))/.exec(line) ?? [];
  if (file === '') return undefined;
  return { message: '`<<<` shows no file here.', hint: `Write a code block that names it, and close it: \`\`\`${extension} file=${file}` };
}

/** A value whose quote is never closed: it is the last of its kind. */
export function describeOpenQuote(text: string): ErrorDescription {
  const [at] = ['"', "'"]
    .map((quote) => text.lastIndexOf(quote))
    .filter((one) => text.charAt(one - 1) === '=')
    .toSorted((one, other) => one - other);
  return {
    message: 'Unclosed quote in the value of an attribute.',
    hint: 'Close the quote on the line where it begins.',
    ...(at !== undefined && { place: positionAt(text, at) }),
  };
}

/** `<!DOCTYPE html>` and other declarations, or a comment that is never closed. */
export function describeDeclaration(text: string, stop: TextPosition | undefined): ErrorDescription {
  const name = stop === undefined ? undefined : /^<?!([a-z]+)/i.exec(text.slice(offsetAt(text, stop) - 1))?.[1];
  return name === undefined
    ? { message: 'Unclosed comment.', hint: 'Close it with -->, or write {/* a comment */}.' }
    : { message: `<!${name}> belongs to a whole HTML document; shown as text.`, hint: 'Remove it.' };
}

/** A value without quotes, or with typographic ones. */
export function describeUnquotedValue(text: string, stop: TextPosition | undefined): ErrorDescription {
  return stop !== undefined && /[“”„‟″‘’′]/.test(text.charAt(offsetAt(text, stop)))
    ? { message: 'The quotes around this value are typographic; read as straight ones.', hint: 'Write straight quotes: name="value".' }
    : {
        message: 'The value of an attribute must be in quotes or braces.',
        hint: 'Write the value in quotes, name="value", or in braces, name={value}.',
      };
}

/** The name and the place of a tag that seems to be none: `< Card>…</Card>` */
function findSpacedTag(text: string, stop: TextPosition | undefined): { name: string; at: number } | undefined {
  if (stop === undefined) return undefined;
  const end = offsetAt(text, stop);
  const name = /^[</\s]*([A-Z][\w.]*)/.exec(text.slice(end))?.[1];
  const start = Math.max(0, end - LONGEST_VALUE);
  const found = name === undefined ? undefined : [...text.slice(start, end).matchAll(new RegExp(`< +${name}\\b`, 'g'))].at(-1);
  return name === undefined || found === undefined ? undefined : { name, at: start + found.index };
}

function findClosedTag(text: string, stop: TextPosition | undefined): string | undefined {
  if (stop === undefined) return undefined;
  const before = text.slice(0, offsetAt(text, stop));
  const name = /^\/?\s*([\w.-]+)/.exec(text.slice(before.length))?.[1];
  if (name === undefined) return undefined;
  return before
    .slice(-LONGEST_VALUE)
    .match(new RegExp(`<${name}\\b[^<>]*/>`, 'g'))
    ?.at(-1);
}

function describeInnerQuote(text: string, stop: TextPosition | undefined): ErrorDescription | undefined {
  if (stop === undefined) return undefined;
  const before = text.split('\n', stop.line).join('\n').slice(0, offsetAt(text, stop));
  const [, name, quote = ''] = /([\w-]+)\s*=\s*(?:(")[^"]*"|(')[^']*')[^\s/>"'=][^<>"']*["']?$/.exec(before.slice(-LONGEST_VALUE)) ?? [];
  if (name === undefined) return undefined;
  const isDouble = quote === '"';
  const hint = isDouble
    ? `Write &quot; for it, or put the value in single quotes: ${name}='…'.`
    : `Write &apos; for it, or put the value in double quotes: ${name}="…".`;
  return { message: `The value of \`${name}\` ends at its second ${isDouble ? '"' : "'"}, within the text.`, hint };
}
