import { useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';
import { useColorMode } from '../../color-mode/use-color-mode.ts';
import type { Drawn, LoadMermaid } from './draw-diagram.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** How far a diagram has come: its source shows until it is drawn, and when it cannot be. */
export type Diagram = { state: 'source' } | ({ state: 'drawn' } & Drawn) | { state: 'failed'; message: string };

/** Draws a diagram when its place comes near the window, and anew when the colour mode changes. */
export function useDiagram(ref: RefObject<HTMLElement | null>, source: string, load: LoadMermaid | undefined): Diagram {
  const [diagram, setDiagram] = useState<Diagram>({ state: 'source' });
  const isNear = useNearViewport(ref);
  const mode = useColorMode();
  const id = `octavo-diagram-${useId().replaceAll(/[^\w-]/g, '')}`;
  // The loader is a new function at every render of the page: what it loads is the same.
  const [firstLoad] = useState(() => load);
  useEffect(() => {
    const element = ref.current;
    if (!isNear || !element || !firstLoad || source.trim() === '') return undefined;
    let isWanted = true;
    const draw = async (): Promise<Drawn> => {
      // Few pages have a diagram: what draws it comes with the library.
      const { drawDiagram } = await import('./draw-diagram.ts');
      return drawDiagram(firstLoad, { id: `${id}-${mode}`, source, element });
    };
    draw().then(
      (drawn) => isWanted && setDiagram({ state: 'drawn', ...drawn }),
      (error: unknown) => isWanted && setDiagram({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [ref, isNear, firstLoad, id, source, mode]);
  return diagram;
}
