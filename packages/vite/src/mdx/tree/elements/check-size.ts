import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';

/** Elements of HTML whose size is a number of pixels, or a share. */
const SIZED: ReadonlySet<string> = new Set(['canvas', 'iframe', 'img', 'video']);

/** What a browser reads, or what says nothing: `300`, `50%`, `300px`, `auto`. */
const SIZE = /^\+?\.?\d|^(?:|auto|inherit|initial|none|(?:max|min|fit)-content)$|[({]/;

/** Tells of a width or height that browsers ignore: `<img width="abc">`. */
export function checkSize(element: ElementHandle, draft: PageDraft): void {
  if (!SIZED.has(element.name)) return;
  for (const name of ['width', 'height']) {
    const value = element.get(name)?.trim();
    if (value === undefined || SIZE.test(value)) continue;
    reportFinding(draft, {
      code: 'page/prop-value',
      severity: 'warning',
      message: `\`${name}="${value}"\` of <${element.name}> is not a number; ignored.`,
      hint: `Write ${name}="300".`,
      place: element.place,
      length: element.name.length + 1,
    });
  }
}
