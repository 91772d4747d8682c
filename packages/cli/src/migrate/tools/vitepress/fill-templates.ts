import { evaluateText } from '../../evaluate/evaluate-text.ts';
import { evaluateMarkup } from '../../text/own/evaluate-markup.ts';
import { editProse } from '../../text/edit-prose.ts';
import { findFences } from '../../text/mask-code.ts';
import type { PageScope } from '../../tool.ts';
import { readPageProgram } from './page-program.ts';

const TEMPLATE = /\{\{((?:[^{}]|\{[^{}]*\})*?)\}\}/g;

/** Where `{{ x }}` is a text: in programs, and where an author says so. */
const PLAIN =
  /<(script|style)\b[\s\S]*?<\/\1>|<([\w-]+)\b[^<>]*\sv-pre\b[^<>]*>[\s\S]*?<\/\2>|^([ \t]*):::[ \t]*(?:v-pre|raw)\b[^\n]*\n[\s\S]*?^\3:::[ \t]*$/gm;

/** Puts the value of `{{ x }}` in its place, as far as the page's program and frontmatter tell it; others are named. */
export function fillTemplates(text: string, scope: PageScope): string {
  if (!text.includes('{{')) return text;
  const { page, source, note } = scope;
  const program = readPageProgram(text, { page });
  const tell = (expression: string, offset: number): undefined =>
    void note(
      { kind: 'by-hand', isOwnCode: true, what: 'value that Vue computes', message: `\`{{${expression}}}\` is computed by Vue.` },
      offset,
    );
  const plain = [...text.matchAll(PLAIN)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));
  const filled = editProse(text, TEMPLATE, ({ groups: [, expression = ''], offset }) => {
    if (plain.some(({ start, end }) => offset >= start && offset < end)) return undefined;
    // What components hold is read with them.
    return evaluateMarkup(expression, { program, page, source, site: scope.site }) ?? tell(expression, offset);
  });
  return findFences(filled).reduceRight((result, { opening, start, end }) => {
    if (!/-vue\b/.test(opening)) return result;
    const code = filled.slice(start, end).replaceAll(TEMPLATE, (whole, expression: string, at: number) => {
      const value = evaluateText(expression, { program, file: page.file, source, isStrict: true });
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      tell(expression, start + at);
      return whole;
    });
    return result.slice(0, start) + code + result.slice(end);
  }, filled);
}
