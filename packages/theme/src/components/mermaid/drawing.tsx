import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import type { Drawn } from './draw-diagram.ts';
import { findDrawingSize } from './find-drawing-size.ts';
import { ZoomControls } from './zoom-controls.tsx';

export interface DrawingProps extends Drawn {
  /** What it shows, for assistive technology. */
  label: string;
  actions?: LooseBoolean;
  placement?: string | undefined;
}

/** How large a drawing is shown, the height that it keeps meanwhile, and the part of it that stays in the middle. */
interface Zoom {
  scale: number;
  height?: number;
  middle?: Point;
}

/** A point of what scrolls, from 0 to 1. */
interface Point {
  x: number;
  y: number;
}

/** A drawn diagram. A large one has controls; while it is zoomed it keeps its height, and scrolls. */
export function Drawing({ svg, mount, label, actions, placement }: DrawingProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? mount(place.current) : undefined), [mount]);
  const [zoom, setZoom] = useState<Zoom>({ scale: 1 });
  const { scale, height } = zoom;
  const size = findDrawingSize(svg);
  const hasControls = size !== undefined && coerceBoolean(actions, size.height > HEIGHT_WITHOUT_CONTROLS);
  const changeScale = (next: number): void => {
    const element = frame.current;
    setZoom(
      next === 1 || !element ? { scale: next } : { scale: next, height: height ?? element.offsetHeight, middle: findMiddle(element) },
    );
  };
  useLayoutEffect(() => {
    if (frame.current && zoom.middle) scrollToMiddle(frame.current, zoom.middle);
  }, [zoom]);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...(size && { '--octavo-drawing-width': `${size.width}px`, '--octavo-drawing-scale': scale }),
    ...(height !== undefined && { blockSize: height }),
  };
  return (
    <>
      <div className="octavo-mermaid-drawing" role="img" aria-label={label} tabIndex={0} ref={frame} style={style}>
        <div aria-hidden="true" ref={place} />
      </div>
      {hasControls && <ZoomControls scale={scale} onScale={changeScale} placement={coerceChoice(placement, PLACEMENTS, 'bottom-right')} />}
    </>
  );
}

function findMiddle({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): Point {
  return { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight };
}

function scrollToMiddle(element: HTMLElement, { x, y }: Point): void {
  element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
  element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
}

const HEIGHT_WITHOUT_CONTROLS = 120;
const PLACEMENTS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
