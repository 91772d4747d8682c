import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/i;

/** `! [alt](a.png)`: a link to the picture, with an exclamation mark before it. */
export function findSpacedPicture(node: Nodes): Mistake[] {
  if (!('children' in node)) return [];
  const children: readonly Nodes[] = node.children;
  return children.flatMap((child, index): Mistake[] => {
    const before = children[index - 1];
    const isAfterMark = index === 0 ? false : before?.type === 'text' && /(?:^|\s)! +$/.test(before.value.slice(-9));
    if (child.type !== 'link' || !isAfterMark || !PICTURE.test(child.url) || child.position === undefined) return [];
    return [
      {
        code: 'page/spaced-address',
        message: 'There is a space between ! and [; shown as a link to the image.',
        hint: 'Write ![ without the space.',
        place: child.position.start,
      },
    ];
  });
}
