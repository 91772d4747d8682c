import { useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { DiagramSource } from './diagram-source.tsx';
import type { Drawn, LoadMermaid } from './draw-diagram.ts';
import { Drawing } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';
import { useDiagram } from './use-diagram.ts';
import type { Diagram } from './use-diagram.ts';

export interface LiveDiagramProps extends Omit<DrawingProps, 'svg' | 'children'> {
  source: string;
  load: LoadMermaid | undefined;
  /** Gives the root its attributes, around what is shown. */
  wrap: (state: Diagram['state'], children: ReactElement) => ReactElement;
}

/** A diagram that the browser draws: its source shows until it has, and with a note when it is no diagram. */
export function LiveDiagram({ source, load, wrap, ...shown }: LiveDiagramProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const diagram = useDiagram(place, source, load);
  return wrap(
    diagram.state,
    <div className="octavo-mermaid-place" ref={place}>
      {diagram.state === 'drawn' ? (
        <Drawing svg={diagram.svg} {...shown}>
          <Mounted mount={diagram.mount} />
        </Drawing>
      ) : (
        <DiagramSource source={source} problem={diagram.state === 'failed' ? diagram.message : undefined} />
      )}
    </div>,
  );
}

function Mounted({ mount }: Pick<Drawn, 'mount'>): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? mount(place.current) : undefined), [mount]);
  return <div ref={place} />;
}
