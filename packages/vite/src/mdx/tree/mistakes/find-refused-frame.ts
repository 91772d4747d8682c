import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** The page of a video, which its site lets nobody show in a frame. */
const VIDEO_PAGE = /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/;

/** On the reader's own machine it is allowed. */
const INSECURE = /^http:\/\/(?!(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$))/i;

/** `<iframe src="https://www.youtube.com/watch?v=…">` */
export function findRefusedFrame(node: Nodes): Mistake[] {
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'iframe') return [];
  return node.attributes.flatMap((one): Mistake[] => {
    if (one.type !== 'mdxJsxAttribute' || one.name !== 'src' || typeof one.value !== 'string') return [];
    const place = one.position && { place: { line: one.position.start.line, column: one.position.start.column } };
    const id = VIDEO_PAGE.exec(one.value)?.[1];
    if (id !== undefined) {
      const hint = `Write src="https://www.youtube.com/embed/${id}".`;
      return [{ code: 'page/refused-frame', message: 'YouTube does not allow this address in a frame.', hint, ...place }];
    }
    if (!INSECURE.test(one.value)) return [];
    const message = 'Browsers do not show an http: address in a frame on an https: site.';
    return [{ code: 'page/refused-frame', message, hint: 'Use an https: address.', ...place }];
  });
}
