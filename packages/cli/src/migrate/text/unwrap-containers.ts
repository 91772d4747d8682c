import { findCallout } from '@octavo/vite/internal';
import type { PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';

/** What it holds is run there, and is no more than code here. */
const LIVE = /box|demo|example|live|play|preview|repl|run|sand|story/i;

/** `::: sandpack {template=vue}`: what a container of the old site's own holds stays, without what is around it. */
export function unwrapContainers(text: string, { note }: PageScope): string {
  const tell = (name: string, offset: number): void => {
    const message = `\`::: ${name}\` was removed; its content is still there.`;
    note({ what: 'custom container', message, ...(LIVE.test(name) ? { kind: 'by-hand', isOwnCode: true } : { kind: 'differs' }) }, offset);
  };
  const closed = editProse(text, /^([ \t]*)(:{3,})[ \t]*([a-z][\w-]*)[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gim, ({ groups, offset }) => {
    const [, , , name = '', held = ''] = groups;
    if (findCallout(name) !== undefined) return undefined;
    tell(name, offset);
    return held.trimEnd();
  });
  // One that is never closed goes to the end.
  return editProse(closed, /^[ \t]*:{3,}[ \t]*([a-z][\w-]*)[^\n]*\n/gim, ({ groups: [, name = ''], offset }) => {
    if (findCallout(name) !== undefined) return undefined;
    tell(name, offset);
    return '';
  });
}
