import { findFences } from '../../text/mask-code.ts';
import { writeAttribute } from '../../write-attribute.ts';

const LABEL = /[ \t]+tab=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/;

/** Neighbouring blocks of code with a name, ```` ```ts tab="A" ````, are tabs; within `<Tabs>` each is one of them. */
export function showCodeTabs(text: string): string {
  const named = findFences(text).filter(({ opening }) => LABEL.test(opening));
  const groups = named.reduce<(typeof named)[]>((found, fence) => {
    const last = found.at(-1)?.at(-1);
    if (last !== undefined && text.slice(last.end, fence.start).trim() === '') found.at(-1)?.push(fence);
    else found.push([fence]);
    return found;
  }, []);
  return groups.reduceRight((result, fences) => {
    const [first, last] = [fences[0], fences.at(-1)];
    if (first === undefined || last === undefined) return result;
    const tabs = fences.map(({ start, end, indent, opening }) => {
      const [whole = '', double, single, bare] = LABEL.exec(opening) ?? [];
      const block = text.slice(start + indent.length, end).replace(whole, '');
      return `${indent}<Tab${writeAttribute('title', double ?? single ?? bare)}>\n\n${indent}${block}\n\n${indent}</Tab>`;
    });
    const isWithin = /<Tabs\b(?:[^<>{}]|\{[^{}]*\})*>\s*$/.test(text.slice(0, first.start));
    const inner = tabs.join('\n');
    const shown = isWithin ? inner : `${first.indent}<Tabs>\n${inner}\n${first.indent}</Tabs>`;
    return result.slice(0, first.start) + shown + result.slice(last.end);
  }, text);
}
