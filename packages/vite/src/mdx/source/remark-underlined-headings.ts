import { setextUnderline } from 'micromark-core-commonmark';
import type { Plugin } from 'unified';
import { addSyntax } from './add-syntax.ts';

/** CommonMark's own, but it changes the end of what was read alone: theirs writes all that stands before the heading anew, each time. */
const UNDERLINE: typeof setextUnderline = {
  ...setextUnderline,
  name: 'underlinedHeading',
  resolveTo(events, context) {
    const start = events.findLastIndex(([way, token]) => way === 'enter' && token.type === 'content');
    const heading = events.splice(Math.max(0, start));
    events.push(...(setextUnderline.resolveTo?.(heading, context) ?? heading));
    return events;
  },
};

const SYNTAX = { disable: { null: ['setextUnderline'] }, flow: { 45: UNDERLINE, 61: UNDERLINE } };

/** Reads thousands of underlined headings in time that grows with their number, not with its square. */
export const remarkUnderlinedHeadings: Plugin = function remarkUnderlinedHeadings() {
  addSyntax(this, SYNTAX);
};
