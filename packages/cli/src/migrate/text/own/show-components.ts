import { findTags } from '../find-tags.ts';
import type { PageScope } from '../../tool.ts';
import { evaluateMarkup } from './evaluate-markup.ts';

/** Stands for what a component holds, which stays as it is written. */
const HELD = '\uE001';

/** It as a block of its own. */
const BLOCK = new RegExp(`(\\n[ \\t]*\\n[ \\t]*)${HELD}[ \\t]*(\\n[ \\t]*\\n)`);

/** Components of a site's own that a page uses. */
export interface UsedComponents {
  names: readonly string[];
  /** What imports them. */
  program: string;
  /** Writes a tag as JSX; undefined for one that does more than show something. */
  toJsx?(tag: string): string | undefined;
}

/** Puts what components show in place of those that only show something: all that it is made of is known. Others stay. */
export function showComponents(text: string, { names, program, toJsx = (tag) => tag }: UsedComponents, scope: PageScope): string {
  const shown = new Set<string>();
  let result = text;
  const tags = findTags(text, `(?:${names.join('|')})`).toReversed();
  for (const { start, end, isClosed } of tags) {
    const name = /^<([\w.]+)/.exec(result.slice(start))?.[1] ?? '';
    const close = isClosed ? end : result.indexOf(`</${name}>`, end);
    const held = result.slice(end, close);
    if (close < 0 || held.includes(`<${name}`)) continue;
    const element = toJsx(isClosed ? result.slice(start, end) : `${result.slice(start, end)}${HELD}</${name}>`);
    const markup = element && evaluateMarkup(element, { program, page: scope.page, source: scope.source });
    if (markup === undefined || (held.trim() !== '' && !markup.includes(HELD))) continue;
    shown.add(name);
    const indent = /(?<=^|\n)[ \t]*$/.exec(result.slice(0, start))?.[0] ?? '';
    const lines = markup.trim().replaceAll('\n', `\n${indent}`);
    const written = lines
      .replace(BLOCK, (_, before: string, after: string) => before + held.replaceAll(/^\s*\n|\n\s*$/g, '') + after)
      .replaceAll(HELD, () => held);
    result = result.slice(0, start) + written + result.slice(isClosed ? end : close + `</${name}>`.length);
  }
  for (const name of shown)
    scope.note({
      kind: 'differs',
      what: 'component, as what it shows',
      message: `<${name}> is what it shows now, without the styles of its own.`,
    });
  return result;
}
