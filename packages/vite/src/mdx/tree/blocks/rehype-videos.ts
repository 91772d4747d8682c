import type { Root } from 'hast';
import { visit } from '../nodes/visit.ts';
import { createMdxElementHandle, isMdxElement } from '../nodes/mdx-element-handle.ts';

const OF_PLAYING = ['loop', 'muted', 'playsInline'] as const;

/** A video in a `<Frame>` that plays by itself does so without sound, in its place and again and again: browsers let no other begin. */
export function rehypeVideos(): (tree: Root) => void {
  return (tree) =>
    visit(tree, (frame) => {
      if (!isMdxElement(frame) || frame.name !== 'Frame') return;
      visit(frame, (node) => {
        if (!isMdxElement(node) || node.name !== 'video') return;
        const video = createMdxElementHandle(node);
        const names = video.attributeNames();
        const has = (name: string): boolean => names.some((one) => one.toLowerCase() === name.toLowerCase());
        const value = names.filter((name) => name.toLowerCase() === 'autoplay').map(video.getExpression)[0];
        if (!has('autoPlay') || (value?.type === 'Literal' && value.value === false)) return;
        for (const name of OF_PLAYING) if (!has(name)) video.set(name, true);
      });
    });
}
