import { useRef, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { findDrawingSize } from './find-drawing-size.ts';
import { ZoomControls } from './zoom-controls.tsx';

export interface DrawingProps {
  svg: string;
  /** What it shows, for assistive technology. */
  label: string;
  actions?: LooseBoolean;
  placement?: string | undefined;
}

/** A drawn diagram. A large one has controls; while it is zoomed it keeps its height, and scrolls. */
export function Drawing({ svg, label, actions, placement }: DrawingProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [{ scale, height }, setZoom] = useState<{ scale: number; height?: number | undefined }>({ scale: 1 });
  const size = findDrawingSize(svg);
  const hasControls = size !== undefined && coerceBoolean(actions, size.height > HEIGHT_WITHOUT_CONTROLS);
  const zoom = (next: number): void => setZoom(next === 1 ? { scale: 1 } : { scale: next, height: height ?? frame.current?.offsetHeight });
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...(size && { '--octavo-drawing-width': `${size.width}px`, '--octavo-drawing-scale': scale }),
    ...(height !== undefined && { blockSize: height }),
  };
  return (
    <>
      <div className="octavo-mermaid-drawing" role="img" aria-label={label} tabIndex={0} ref={frame} style={style}>
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      {hasControls && <ZoomControls scale={scale} onScale={zoom} placement={coerceChoice(placement, PLACEMENTS, 'bottom-right')} />}
    </>
  );
}

const HEIGHT_WITHOUT_CONTROLS = 120;
const PLACEMENTS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
