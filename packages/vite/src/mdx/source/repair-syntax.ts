import { parseScript } from './parse-script.ts';
import { isInRanges, scanSource } from './scan-source.ts';
import { hideAt } from './text-marks.ts';

/** Where and why the parser stopped. */
export interface ParserStop {
  reason: string;
  offset: number;
}

/** A text that the parser can go on with. */
export interface RepairedText {
  text: string;
  /** Offsets of the same mistake elsewhere, which was repaired with it: the parser would stop at each, and begin anew. */
  others: number[];
}

interface Repair {
  /** Fits the parser's own message. */
  pattern: RegExp;
  /** The text that was meant; undefined where that cannot be known. */
  repair(text: string, offset: number): string | RepairedText | undefined;
}

const TYPE_NAMES = 'string|number|boolean|object|any|void|unknown|never|null|undefined|int|float|bool|str|[A-Z]';
/** What stands for something in a text, and is no tag: `<your-key>`, `<API_KEY>`, `<T>`, `<string>`. */
const PLACEHOLDER = new RegExp(String.raw`^<(?:[a-z\d]+(?:[-_.][a-z\d]+)+|[A-Z\d]+_[A-Z\d_]*|${TYPE_NAMES})\s*(?:>|,|\[)`);
/** Characters of a text that are looked at for one. */
const LONGEST_NAME = 200;
/** A tag that is not closed by itself: `<T>`, `<Card title="a">`. */
const OPEN_TAG = /<[\w.-]+(?:\s(?:[^<>{}\n]*[^<>{}\n/])?)?>/g;
const CODE_OF_MODULE =
  /^(?:export\s+(?:const|let|var|function|async|class|default|type|interface|enum|abstract|declare|[{*])|import\s*(?:["'{*]|[\w$]+\s*(?:,|from\b)|type\b))/;

/** The first that fits counts. */
const REPAIRS: readonly Repair[] = [
  // `x < 5`, `a <-> b`, `<=`: no name follows.
  { pattern: /^Unexpected character .*before name|to create a (?:comment|link) in MDX/, repair: repairLessThan },
  { pattern: /before attribute value/, repair: repairValue },
  { pattern: /^Could not parse expression with acorn/, repair: repairBraces },
  { pattern: /^Could not parse import\/exports with acorn/, repair: repairSentence },
  // Generics and placeholders.
  {
    pattern:
      /^Expected a closing tag for|in (?:name|member name)|before attribute name|after (?:attribute )?name|(?:in|before|after) (?:local|closing)/,
    repair: repairPlaceholder,
  },
];

/**
 * Repairs the text where the parser stopped, if it is plain what its author meant: a sign that is meant as text, or the value of an
 * attribute as HTML has it. Lines stay where they were. Undefined for everything else.
 */
export function repairSyntax(text: string, { reason, offset }: ParserStop): RepairedText | undefined {
  const found = REPAIRS.find(({ pattern }) => pattern.test(reason))?.repair(text, offset);
  const repaired = typeof found === 'string' ? { text: found, others: [] } : found;
  return repaired?.text === text ? undefined : repaired;
}

function repairLessThan(text: string, offset: number): string | RepairedText | undefined {
  const start = text.lastIndexOf('<', offset);
  if (start === -1 || text.slice(start, offset).includes('\n')) return undefined;
  const link = repairAutolink(text, start);
  if (link !== undefined) return link;
  const others = listInProse(text, /<(?=[\d\s=.,;:)]|-[^-])/g).filter((other) => other !== start);
  return { text: hideAt(text, [start, ...others]), others };
}

/** `<https://a.b>`, `<a@b.c>`, `<mailto:a@b.c>` */
function repairAutolink(text: string, start: number): string | undefined {
  const form = /^<([a-z][a-z\d+.-]*:\/\/[^\s<>]+|(?:mailto|tel):[^\s<>]+|[^\s<>@]+@[^\s<>]+\.[^\s<>]+)>/i;
  const [link, address = ''] = form.exec(text.slice(start)) ?? [];
  if (link === undefined) return undefined;
  const url = /^[^@]*:/.test(address) ? address : `mailto:${address}`;
  return `${text.slice(0, start)}[${address.replace(/^(?:mailto|tel):/i, '')}](${url})${text.slice(start + link.length)}`;
}

/** `width=10`, and values in quotes of a word processor or in backticks. */
function repairValue(text: string, offset: number): string | undefined {
  const rest = text.slice(offset);
  const [curly, inner] = /^[“”„‟″]([^“”„‟″"\n<>]*)[“”„‟″]/.exec(rest) ?? /^[‘’′]([^‘’′"\n<>]*)[‘’′]/.exec(rest) ?? [];
  if (curly !== undefined) return `${text.slice(0, offset)}"${inner}"${rest.slice(curly.length)}`;
  const template = /^`[^`]*`/.exec(rest)?.[0];
  if (template !== undefined) return `${text.slice(0, offset)}{${template}}${rest.slice(template.length)}`;
  const bare = /^[^\s"'`=<>{}]+?(?=\/?>|\s)/.exec(rest)?.[0];
  return bare === undefined ? undefined : `${text.slice(0, offset)}"${bare}"${rest.slice(bare.length)}`;
}

/** Braces around what is no JavaScript, and does not look as if it should be: `{"a": 1}`, `{#id}`, `{% tip %}`. */
function repairBraces(text: string, offset: number): RepairedText | undefined {
  const range = findBraces(text, offset);
  if (range === undefined) return undefined;
  const [start, end] = range;
  const isValue = /<[A-Za-z][^<>]*=\s*$/.test(text.slice(Math.max(0, start - 500), start));
  if (isValue || !isMeantAsText(text.slice(start + 1, end))) return undefined;
  const others = listInProse(text, /\{[^{}\n]+\}/g).filter((other) => other !== start && isNoExpression(text, other));
  const ends = others.map((other) => text.indexOf('}', other));
  const inner = [...text.slice(start, end + 1).matchAll(/[{}]/g)].map(({ index }) => start + index);
  return { text: hideAt(text, [...inner, ...others, ...ends]), others: others.map((other) => other + 1) };
}

function isMeantAsText(inside: string): boolean {
  return !/=>|<\/?[A-Za-z]|\breturn\b|\n\s*\n/.test(inside);
}

/** Braces on one line, of which the parser would say the same. */
function isNoExpression(text: string, start: number): boolean {
  const inside = text.slice(start + 1, text.indexOf('}', start));
  if (!isMeantAsText(inside) || /^\s*(?:\/[*/]|\.\.\.|$)/.test(inside)) return false;
  try {
    parseScript(`(${inside}\n)`);
    return false;
  } catch (error) {
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}

/** The outermost braces around an offset, or those that end right before it. */
function findBraces(text: string, offset: number): [start: number, end: number] | undefined {
  const ranges = scanSource(text);
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if ((char !== '{' && char !== '}') || text[at - 1] === '\\' || isInRanges(ranges, at)) continue;
    if (char === '{') open.push(at);
    else {
      const start = open.pop();
      if (start !== undefined && open.length === 0 && start <= offset && at + 1 >= offset) return [start, at];
    }
  }
  return undefined;
}

/** A sentence that begins with one of the two words. */
function repairSentence(text: string, offset: number): string | undefined {
  const before = text.slice(0, offset + 1);
  const start = Math.max(...[...before.matchAll(/^(?:import|export)\b/gm)].map(({ index }) => index), -1);
  if (start === -1 || CODE_OF_MODULE.test(text.slice(start))) return undefined;
  return hideAt(text, [start]);
}

function repairPlaceholder(text: string, offset: number): string | RepairedText | undefined {
  // At a second `<` it is the first that was no tag.
  const start = text.lastIndexOf('<', text[offset] === '<' && !/\w/.test(text.charAt(offset + 1)) ? offset - 1 : offset);
  if (start === -1) return undefined;
  const link = repairAutolink(text, start);
  if (link !== undefined) return link;
  const [tag] = /^<[\w.-]+/.exec(text.slice(start)) ?? [];
  if (tag === undefined || text.includes(`</${tag.slice(1)}`) || !isPlaceholder(text, start)) return undefined;
  const closed = new Set([...text.matchAll(/<\/([\w.-]+)/g)].map(([, name]) => name));
  const isOpen = (other: number): boolean => !closed.has(/[\w.-]+/.exec(text.slice(other, other + LONGEST_NAME))?.[0] ?? '');
  const others = listInProse(text, OPEN_TAG).filter((other) => other !== start && isPlaceholder(text, other) && isOpen(other));
  return { text: hideAt(text, [start, ...others]), others };
}

function isPlaceholder(text: string, start: number): boolean {
  const isGeneric = /[\w\])]/.test(text.charAt(start - 1));
  return isGeneric || PLACEHOLDER.test(text.slice(start, start + LONGEST_NAME));
}

/**
 * Where something is written in prose: in a line that is no code, begins no tag but what may be looked for, assigns nothing, and has neither
 * formulas nor other braces, since in them `a<b>c` may be a comparison.
 */
function listInProse(text: string, pattern: RegExp): number[] {
  const ranges = scanSource(text);
  const found: number[] = [];
  for (const { 0: line, index } of text.matchAll(/^(?!\s*(?:import|export)\b).+$/gm)) {
    const rest = line.replaceAll(pattern, '');
    if (rest === line || /[{}=$]|<\/?[A-Za-z]/.test(rest)) continue;
    for (const match of line.matchAll(pattern)) found.push(index + match.index);
  }
  return found.filter((at) => !isInRanges(ranges, at));
}
