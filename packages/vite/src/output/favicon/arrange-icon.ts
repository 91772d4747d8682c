import type { PictureDrawing } from '../../pictures/create-drawer.ts';

/** What of an icon's square its drawing fills, and what stands behind it. */
export interface IconLook {
  /** In pixels. */
  size: number;
  /** The part of the side that the drawing takes. Default: all. */
  share?: number;
  /** As hex. Default: nothing. */
  background?: string;
}

/** Puts the author's icon (absolute path) into the middle of a square. */
export function arrangeIcon(file: string, { size, share = 1, background }: IconLook): PictureDrawing {
  const side = Math.round(size * share);
  return {
    size: { width: size, height: size },
    images: [{ src: 'icon', file }],
    tree: {
      type: 'container',
      style: {
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        ...(background !== undefined && { backgroundColor: background }),
      },
      children: [{ type: 'image', src: 'icon', style: { width: side, height: side, objectFit: 'contain' } }],
    },
  };
}
