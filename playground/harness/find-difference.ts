import type { Page } from 'playwright-core';

/** The part of two pictures that differs, in pixels. */
export interface Difference {
  count: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where two PNG pictures differ; the whole of the larger one when their sizes do. Found by the browser, which can read them. */
export async function findDifference(page: Page, one: Buffer, other: Buffer): Promise<Difference | undefined> {
  if (one.equals(other)) return undefined;
  return page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a === undefined || b === undefined) throw new Error('A picture could not be drawn.');
      const [right, bottom] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      if (a.width !== b.width || a.height !== b.height) return { count: right * bottom, left: 0, top: 0, right, bottom };
      const [first, second] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
      const found = { count: 0, left: right, top: bottom, right: 0, bottom: 0 };
      for (const [index, pixel] of first.entries()) {
        if (pixel === second[index]) continue;
        const [x, y] = [index % a.width, Math.floor(index / a.width)];
        found.count += 1;
        found.left = Math.min(found.left, x);
        found.top = Math.min(found.top, y);
        found.right = Math.max(found.right, x);
        found.bottom = Math.max(found.bottom, y);
      }
      return found.count === 0 ? undefined : found;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
