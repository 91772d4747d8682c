import { createRecentMap } from '../code/recent-map.ts';
import type { DrawDiagram, DrawnDiagram } from './draw-diagram.ts';

/** How many drawings are kept: an edit of a page draws the diagram that it changes. */
const KEPT = 100;

/** Makes what draws diagrams one after the other; the libraries come with the first one. */
export function createDrawings(): DrawDiagram {
  const drawn = createRecentMap<Promise<DrawnDiagram>>(KEPT);
  let drawer: Promise<DrawDiagram> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const draw = async (source: string): Promise<DrawnDiagram> => {
    drawer ??= import('./draw-diagram.ts').then(({ createDrawDiagram }) => createDrawDiagram());
    return (await drawer)(source);
  };
  return (source) => {
    const drawing = drawn.get(source) ?? last.then(() => draw(source));
    drawn.set(source, drawing);
    last = drawing.catch(() => undefined);
    return drawing;
  };
}
