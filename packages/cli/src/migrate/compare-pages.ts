import { readPage } from '@octavo/core/internal';
import { findTags } from './text/find-tags.ts';
import { findFences, maskCode } from './text/mask-code.ts';

/** A text before and after it was rewritten. */
export interface ComparedTexts {
  file: string;
  target: string;
  before: string;
  after: string;
}

/** Says what a rewritten text has lost: its title, headings, code, words. Empty where it has everything. */
export function compareTexts({ file, target, before, after }: ComparedTexts): string[] {
  const [old, now] = [readPage(before.replaceAll(PRE, blank), file).page, readPage(after, target).page];
  const kept = new Set([now.title, now.sidebarTitle, ...now.headings.map(({ text }) => text)].map((text) => plain(text ?? '')));
  const headings = old.headings.filter(({ text }) => !kept.has(plain(text)) && !plain(after).includes(plain(text)));
  const kepts = squeeze(after.replaceAll(MARK, ''));
  const fences = findFences(before).filter(({ opening }) => !/mdx-code-block/.test(opening));
  const isKept = (body: string, by: RegExp): boolean => body.split(by).every((part) => kepts.includes(squeeze(part)));
  const code = fences.filter(({ body }) => !isKept(body, MARK) && !(COMPUTED.test(body) && isKept(body, COMPUTED)));
  const words = missingWords(before, after);
  const lines = words.length > 0 ? [] : missingLines(before, after);
  return [
    ...headings.map(({ text, line }) => `The heading \`${text}\` (line ${line}) is gone.`),
    ...code.map(({ opening }) => `The code block that opens with ${opening} differs.`),
    ...(words.length > 0
      ? [`Words are gone: ${words.slice(0, 8).join(', ')}${words.length > 8 ? ` and ${words.length - 8} more` : ''}.`]
      : []),
    ...lines.slice(0, 3).map((line) => `The text \`${line.length > 60 ? `${line.slice(0, 57)}...` : line}\` is gone.`),
  ];
}

/** Code that is written in HTML: `#` begins a comment in it. */
const PRE = /<pre\b[\s\S]*?<\/pre>/g;

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** Letters and digits alone: how a heading is written differs from tool to tool. */
function plain(text: string): string {
  return text
    .replaceAll(/\{:?\s*[#.][^}]*\}|\[#[^\]]*\]|:[a-z][\w+-]+:|&#?\w+;/gi, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s>]+/g, '');
}

/** Comments that mark lines are no code, nor are marks around what is raw, and what takes a file in is another code now. */
const MARK =
  /^.*(?:highlight-(?:next-line|start|end)|\[!code\b|--8<--).*\n?|^\s*\{(?:!.*!|%-?\s*include\b.*%)\}\s*$|\{%-?\s*(?:end)?raw\s*-?%\}/gm;

/** A value that VitePress puts into a block of code (```` ```js-vue ````), and macros of MkDocs into any. */
const COMPUTED = /\{\{(?:[^{}]|\{[^{}]*\})*\}\}/;

/** Scripts that part no words: what a link ends there, another word begins. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words of the prose, and of what components show from their attributes, that the new text has nowhere. */
function missingWords(before: string, after: string): string[] {
  const left = countWords(after);
  const isWithin = (word: string): boolean => UNSPACED.test(word) && after.includes(word);
  const lost: string[] = [];
  for (const [word, count] of countWords(`${proseOf(before)} ${labelsOf(before)}`))
    if ((left.get(word) ?? 0) === 0 && count > 0 && !isWithin(word)) lost.push(word);
  return lost;
}

/** Attributes that hold what a reader reads. */
const LABEL =
  /^(?:alt|caption|content|description|details|heading|header|label|message|note|subtitle|summary|tagline|text|title|tooltip)$/i;

function labelsOf(text: string): string {
  const labels: string[] = [];
  let done = 0;
  for (const { start, end, attributes } of findTags(text, String.raw`[A-Za-z][\w.-]*`)) {
    // A picture in an attribute of another is an icon.
    if (start < done) continue;
    done = end;
    for (const [name, value] of attributes) if (LABEL.test(name) && !value.startsWith('{')) labels.push(value);
  }
  return labels.join('\n');
}

/** Lines of the prose of which the new text has less than half of what follows upon another, though it may have the words elsewhere. */
function missingLines(before: string, after: string): string[] {
  const now = new Set([...listTriples(after), ...listTriples(proseOf(after))]);
  // Cells stand for themselves.
  return proseOf(before.replaceAll(/<\/t[dh]>|<br\s*\/?>|\|/g, '$&\n'))
    .split(/[\n|]/)
    .filter((line) => {
      const triples = listTriples(line);
      return triples.length > 3 && triples.filter((one) => now.has(one)).length * 2 < triples.length;
    })
    .map((line) => line.trim().replaceAll(/\s+/g, ' '));
}

function listTriples(text: string): string[] {
  const words = Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word);
  return words.slice(2).map((word, index) => `${words[index] ?? ''} ${words[index + 1] ?? ''} ${word}`);
}

const TAG = /<\/?[A-Za-z](?:\s[\w:@#.-]+=(?:"[^"]*"|'[^']*')|[^<>])*>/g;

/** `/// tip | Title` of Python-Markdown, and the options below it. */
const SLASH_BLOCK = /^[ \t]*\/{3,}[ \t]*([a-z][\w-]*)[ \t]*(?:\|(.*))?(?:\n[ \t]{4,}[\w-]+:.*)*$/gm;

/** What GitBook keeps in tables and does not show. */
const HIDDEN =
  /(?<=<table\b[^>]*\bdata-view="cards"[^>]*>)\s*<thead>[\s\S]*?<\/thead>|<th\b[^>]*\bdata-hidden\b[^>]*>[\s\S]*?<\/th>|<td><a href="[^"]*\.(?:png|jpe?g|svg|gif|webp)">[^<]*<\/a><\/td>/g;

/** `*[HTML]: Hyper Text` explains a word wherever it stands; of one that stands nowhere the old site shows nothing. */
const ABBREVIATION = /^\*\[([^\]\n]+)\]:.*(?:\n[ \t]+\S.*)*/gm;

/** Options of mkdocstrings below `::: module.Name`. */
const REFERENCE =
  /^:::[ \t]+[a-z_][\w.]*[ \t]*\n(?:[ \t]*\n)*[ \t]+(?:options|handler|selection|rendering):.*(?:\n(?:[ \t]*\n)*[ \t]+\S.*)*|(?<=^:::[ \t]+[a-z_][\w.]*[ \t]*\n(?:[ \t]+:\w+:.*\n)*)[ \t]+:\w+:.*$/gim;

/** What a reader reads, about: without programs, tags, attributes, addresses and marks. */
function proseOf(text: string): string {
  return (
    maskCode(dropTags(text))
      .replaceAll(/<(script|style|include)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(HIDDEN, ' ')
      // GitBook shows the title of the page that it leads to.
      .replaceAll(/\[[^\]\n]*\.md\](?=\()/g, ']')
      .replaceAll(REFERENCE, ' ')
      .replaceAll(ABBREVIATION, (whole, word: string) => (text.split(word).length > 2 ? whole : ' '))
      .replaceAll(/\[block:[\w-]+\]([\s\S]*?)\[\/block\]/g, (_, json: string) => json.replaceAll(/"[\w-]+"\s*:/g, ' '))
      .replaceAll(/^(?:import\s[^;'"]*?(['"])[^'"\n]*\1;?[ \t]*)+$|^export\s[^\n]*$/gm, ' ')
      .replaceAll(TAG, ' ')
      // One with a sign before it is text.
      .replaceAll(/(?<!\\)\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
      // One whose attributes held others in braces.
      .replaceAll(TAG, ' ')
      .replaceAll(/&#?\w+;|\]\[[^\]]*\]|\]\(<[^<>\n]*>[^)\n]*\)|\]\([^)]*\)|^\s*\[[^\]]*\]:.*$/gm, ' ')
      .replaceAll(SLASH_BLOCK, (_, name: string, title = '') => (name === 'html' ? ' ' : title))
      .replaceAll(/\{\*.*\*\}/g, ' ')
      .replaceAll(/^[ \t>]*(?:(?::{3,}|!!!|\?\?\?|===|<<<|--8<--|\{%).*|\[TOC\][ \t]*)$/gim, ' ')
      .replaceAll(/\[\[toc\]\]|https?:\S+|:[a-z_\d+-]+:/gi, ' ')
  );
}

/** Components with what their attributes hold, which braces and signs of comparison in it would cut short. */
function dropTags(text: string): string {
  let rest = '';
  let done = 0;
  for (const { start, end } of findTags(text, String.raw`[A-Z][\w.]*`)) {
    // One in an attribute of another goes with it.
    if (start < done) continue;
    rest += `${text.slice(done, start)} `;
    done = end;
  }
  return rest + text.slice(done);
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]{3,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
