import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** The page of a video, which its site lets nobody show in a frame. */
const VIDEO_PAGE = /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/;

/** `<iframe src="https://www.youtube.com/watch?v=…">` */
export function findRefusedFrame(node: Nodes): Mistake[] {
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'iframe') return [];
  return node.attributes.flatMap((one): Mistake[] => {
    if (one.type !== 'mdxJsxAttribute' || one.name !== 'src' || typeof one.value !== 'string') return [];
    const id = VIDEO_PAGE.exec(one.value)?.[1];
    if (id === undefined) return [];
    const hint = `Write src="https://www.youtube.com/embed/${id}".`;
    const place = one.position && { place: { line: one.position.start.line, column: one.position.start.column } };
    return [{ code: 'page/refused-frame', message: 'YouTube does not allow this address in a frame.', hint, ...place }];
  });
}
