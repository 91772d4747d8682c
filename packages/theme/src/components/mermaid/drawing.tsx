import { useRef } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useLateBehavior } from '../behavior/use-late-behavior.ts';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { findDrawingSize } from './find-drawing-size.ts';
import { loadDiagramZoom } from './load-diagram-zoom.ts';
import { ZoomControls } from './zoom-controls.tsx';

export interface DrawingProps {
  /** The source of the SVG, for its size. */
  svg: string;
  /** What it shows, for assistive technology. */
  label: string;
  description?: string | undefined;
  actions?: LooseBoolean;
  placement?: string | undefined;
  /** The place of the SVG. */
  children: ReactNode;
}

/** A drawn diagram. A large one has controls; while it is zoomed it keeps its height, and scrolls. */
export function Drawing({ svg, label, description, actions, placement, children }: DrawingProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useLateBehavior(frame, loadDiagramZoom);
  const size = findDrawingSize(svg);
  const hasControls = size !== undefined && coerceBoolean(actions, size.height > HEIGHT_WITHOUT_CONTROLS);
  const style: CSSProperties & Record<`--${string}`, string> = size ? { '--octavo-drawing-width': `${size.width}px` } : {};
  const hasLinks = svg.includes('<a ');
  return (
    <>
      <div
        className="octavo-mermaid-drawing"
        role={hasLinks ? 'group' : 'img'}
        aria-label={label}
        aria-description={description}
        tabIndex={0}
        ref={frame}
        style={style}
        suppressHydrationWarning
      >
        <div aria-hidden={!hasLinks}>{children}</div>
      </div>
      {hasControls && <ZoomControls placement={coerceChoice(placement, PLACEMENTS, 'bottom-right')} />}
    </>
  );
}

const HEIGHT_WITHOUT_CONTROLS = 120;
const PLACEMENTS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
