import type { Page } from 'playwright-core';

/** How many pixels of two PNG pictures differ; all of the larger one when their sizes do. Counted by the browser, which can read them. */
export async function countDifferences(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
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
      if (a.width !== b.width || a.height !== b.height) return Math.max(a.width * a.height, b.width * b.height);
      const [first, second] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
      return first.reduce((count, pixel, index) => count + (pixel === second[index] ? 0 : 1), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
