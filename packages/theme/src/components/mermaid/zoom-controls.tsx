import type { ReactElement } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { useText } from '../../words/use-text.ts';

/** Buttons that make a drawing larger and smaller, by `startDiagramZoom`; `placement` is their corner: `bottom-right`. */
export function ZoomControls({ placement }: { placement: string }): ReactElement {
  const text = useText();
  return (
    <div className="octavo-mermaid-controls" role="group" aria-label={text('Size of the diagram')} data-placement={placement}>
      <button type="button" className="octavo-mermaid-zoom" data-expand="" aria-label={text('Zoom in')} data-zoom-by="1">
        <Glyph name="plus" />
      </button>
      <button type="button" className="octavo-mermaid-zoom" data-expand="" aria-label={text('Zoom out')} data-zoom-by="-1">
        <Glyph name="minus" />
      </button>
      <button type="button" className="octavo-mermaid-zoom" data-expand="" aria-label={text('Reset zoom')} data-zoom-by="0" disabled>
        <Glyph name="reset" />
      </button>
    </div>
  );
}
