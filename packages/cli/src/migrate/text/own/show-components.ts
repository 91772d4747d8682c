import { findTags } from '../find-tags.ts';
import type { FoundTag } from '../find-tags.ts';
import type { PageScope } from '../../tool.ts';
import { evaluateMarkup } from './evaluate-markup.ts';
import { SCRIPT, slotProp } from './astro-template.ts';
import { showEmbeds } from './show-embeds.ts';
import { openLines } from './open-lines.ts';
import { splitSlots } from './split-slots.ts';

/** Stands for what a component holds, which stays as it is written; those after it for what goes into its named slots. */
const HELD = 0xe001;

const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** An element of a page that may be shown by what it is made of. */
export interface UsedElement extends FoundTag {
  name: string;
}

/** Components of a site's own that a page uses, or elements whose attributes it computes. */
export interface UsedComponents {
  /** Their names, or a pattern of them. */
  names: readonly string[];
  /** What imports them. */
  program: string;
  /** Whether an element of such a name is meant. */
  isMeant?(element: UsedElement): boolean;
  /** Writes a tag as JSX; undefined for one that does more than show something. */
  toJsx?(tag: string): string | undefined;
  /** Whether what an element holds is part of what is read: it is no Markdown of its own. */
  isTemplate?(held: string): boolean;
}

/** Puts what components show in place of those that only show something: all that it is made of is known. Others stay. */
export function showComponents(
  text: string,
  { names, program, isMeant = () => true, toJsx = (tag) => tag, isTemplate = () => false }: UsedComponents,
  scope: PageScope,
): string {
  const shown = new Set<string>();
  const scripted = new Set<string>();
  let result = text;
  const tags = findTags(text, `(?:${names.join('|')})`).toReversed();
  for (const tag of tags) {
    const { start, end } = tag;
    const name = /^<([\w.-]+)/.exec(result.slice(start))?.[1] ?? '';
    if (!isMeant({ ...tag, name })) continue;
    const isClosed = tag.isClosed || VOID.test(name);
    const close = isClosed ? end : findClose(result, name, end);
    if (close === undefined) continue;
    const [opening, inner] = [result.slice(start, end), result.slice(end, close)];
    const ending = isClosed ? '' : `</${name}>`;
    const isWhole = inner.trim() === '' || isTemplate(inner);
    const { rest, named } = isWhole ? { rest: inner, named: [] } : splitSlots(inner);
    const parts = isWhole
      ? []
      : [rest, ...named.map(({ held }) => held)].map((held, nth) => ({ held, mark: String.fromCharCode(HELD + nth) }));
    const slots = named.map((slot, nth) => ` ${slotProp(slot.name)}="${parts[nth + 1]?.mark ?? ''}"`).join('');
    const body = isWhole ? inner : rest.trim() === '' ? '' : (parts[0]?.mark ?? '');
    const element = toJsx(opening.replace(/\s*\/?>$/, (closing) => slots + closing) + body + ending);
    const evaluated = element && evaluateMarkup(element, { program, page: scope.page, source: scope.source, site: scope.site });
    const markup = evaluated && showEmbeds(evaluated);
    if (markup === undefined || parts.some(({ held, mark }) => held.trim() !== '' && !markup.includes(mark))) continue;
    if (/^[A-Z]/.test(name)) shown.add(name);
    if (markup.includes(SCRIPT) && !scripted.has(name)) {
      scripted.add(name);
      const message = `<${name}> is shown without its script: what it does beyond showing its content is gone.`;
      scope.note({ kind: 'by-hand', isOwnCode: true, what: 'component with a script', message }, start);
    }
    const indent = /(?<=^|\n)[ \t]*$/.exec(result.slice(0, start))?.[0];
    const lines = parts.reduce(
      (current, part) => (isBlock(part, current, indent) ? openLines(current, part.mark) : current),
      markup.replaceAll(SCRIPT, '').trim(),
    );
    const written = parts.reduce(
      (current, { held, mark }) =>
        current.replaceAll(`\n${mark}\n`, () => `\n${held.replaceAll(/^\s*\n|\n\s*$/g, '')}\n`).replaceAll(mark, () => held),
      lines.replaceAll('\n', `\n${indent ?? ''}`),
    );
    result = result.slice(0, start) + written + result.slice(close + ending.length);
  }
  for (const name of shown)
    scope.note({
      kind: 'differs',
      what: 'component, replaced by its HTML',
      message: `<${name}> was replaced by the HTML that it shows, without its own styles.`,
    });
  return result;
}

/** Whether what a component holds stands on lines of its own, as its tag does. */
function isBlock({ held, mark }: { held: string; mark: string }, markup: string, indent: string | undefined): boolean {
  return indent !== undefined && markup.includes(mark) && /^[ \t]*\n|\n[ \t]*\n/.test(held);
}

/** The offset of the tag that closes an element whose content begins at `from`, past those of its name within it. */
function findClose(text: string, name: string, from: number): number | undefined {
  let depth = 0;
  for (const { index, 0: tag } of text.slice(from).matchAll(new RegExp(`<(/?)${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>`, 'g'))) {
    if (!tag.startsWith('</')) depth += tag.endsWith('/>') ? 0 : 1;
    else if (depth === 0) return from + index;
    else depth -= 1;
  }
  return undefined;
}
