import type { ReactElement } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { useText } from '../../words/use-text.ts';

export interface ZoomControlsProps {
  /** 1 is the drawing as it stands on the page. */
  scale: number;
  onScale: (scale: number) => void;
  /** The corner: `bottom-right`. */
  placement: string;
}

/** Buttons that make a drawing larger and smaller, in steps between half and four times its size. */
export function ZoomControls({ scale, onScale, placement }: ZoomControlsProps): ReactElement {
  const text = useText();
  const at = STEPS.indexOf(scale);
  const [smaller, larger] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <div className="octavo-mermaid-controls" role="group" aria-label={text('Size of the diagram')} data-placement={placement}>
      <button
        type="button"
        aria-label={text('Zoom in')}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onScale(larger)}
      >
        <Glyph name="plus" />
      </button>
      <button
        type="button"
        aria-label={text('Zoom out')}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onScale(smaller)}
      >
        <Glyph name="minus" />
      </button>
      <button type="button" aria-label={text('Reset zoom')} disabled={scale === 1} onClick={() => onScale(1)}>
        <Glyph name="reset" />
      </button>
    </div>
  );
}

const STEPS: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3, 4];
