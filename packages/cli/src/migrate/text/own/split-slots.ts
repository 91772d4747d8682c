import { findTags } from '../find-tags.ts';

/** What an element holds, by the slots of the component that it is for. */
export interface Slots {
  /** Without what goes into slots that have a name. */
  rest: string;
  named: { name: string; held: string }[];
}

/** `<p slot="a">B</p> C` -> `a`: `<p>B</p>`, and the rest is `C`; of `<Fragment slot="a">` its content. */
export function splitSlots(held: string): Slots {
  const named: Slots['named'] = [];
  let rest = '';
  let done = 0;
  for (const { start, end, isClosed, attributes } of findTags(held, String.raw`[A-Za-z][\w.-]*`)) {
    const name = attributes.get('slot');
    if (start < done || name === undefined) continue;
    const element = /^<([\w.-]+)/.exec(held.slice(start))?.[1] ?? '';
    const ending = `</${element}>`;
    const close = isClosed ? end : held.indexOf(ending, end);
    if (close === -1) continue;
    const opening = held.slice(start, end).replace(/\s+slot=(?:"[^"]*"|'[^']*')/, '');
    const inner = held.slice(end, close);
    named.push({ name, held: element === 'Fragment' ? inner : opening + inner + (isClosed ? '' : ending) });
    rest += held.slice(done, start);
    done = isClosed ? end : close + ending.length;
  }
  return { rest: rest + held.slice(done), named };
}
