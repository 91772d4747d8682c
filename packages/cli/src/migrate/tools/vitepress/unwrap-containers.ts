import { findCallout } from '@octavo/vite/internal';
import { editProse } from '../../text/edit-prose.ts';
import type { PageScope } from '../../tool.ts';

/** `::: sandpack {template=vue}`: what a container of the old site's own holds stays, without what is around it. */
export function unwrapContainers(text: string, { note }: PageScope): string {
  return editProse(text, /^([ \t]*)(:{3,})[ \t]*([a-z][\w-]*)[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gim, ({ groups, offset }) => {
    const [, , , name = '', held = ''] = groups;
    if (findCallout(name) !== undefined) return undefined;
    note(
      {
        kind: 'by-hand',
        isOwnCode: true,
        what: 'container of the old site\u2019s own',
        message: `\`::: ${name}\` is only what it holds now.`,
      },
      offset,
    );
    return held.trimEnd();
  });
}
