import { useId, useRef } from 'react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface TooltipProps extends RootProps<HTMLSpanElement> {
  /** What is shown when the text is pointed at or focused. */
  tip?: ReactNode;
  /** A line in bold above it. */
  headline?: ReactNode;
  /** Text of a link below the tip; needs `href`. */
  cta?: ReactNode;
  /** Where the call to action leads. */
  href?: string | undefined;
}

/** A word with an explanation. A native popover: a press shows it before React arrives, pointer and keyboard focus after. */
export function Tooltip(props: TooltipProps): ReactElement {
  const { tip, headline, cta, href, children } = props;
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const open = (): void => togglePopover(bubble.current, true);
  const close = (): void => togglePopover(bubble.current, false);
  const anchorName = `--octavo-${id.replace(/[^\w-]/g, '')}`;
  const handleEnter = (event: PointerEvent): void => (event.pointerType === 'mouse' ? open() : undefined);
  const handleLeave = (event: PointerEvent): void => (event.pointerType === 'mouse' ? close() : undefined);
  return (
    <span {...createRootProps(props, 'octavo-tooltip')} onPointerEnter={handleEnter} onPointerLeave={handleLeave}>
      <button
        type="button"
        className="octavo-tooltip-term"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
        style={{ anchorName }}
        onFocus={(event) => (event.currentTarget.matches(':focus-visible') ? open() : undefined)}
        onBlur={(event) => (event.currentTarget.parentElement?.contains(event.relatedTarget) ? undefined : close())}
      >
        {children}
      </button>
      <span className="octavo-tooltip-popover" id={id} ref={bubble} popover="auto" role="tooltip" style={{ positionAnchor: anchorName }}>
        <span className="octavo-tooltip-bubble">
          {headline && <span className="octavo-tooltip-headline">{headline}</span>}
          <span className="octavo-tooltip-text">{tip}</span>
          {cta && href !== undefined && (
            <Link className="octavo-tooltip-link" href={href}>
              {cta}
            </Link>
          )}
        </span>
      </span>
    </span>
  );
}

function togglePopover(element: HTMLElement | null, isOpen: boolean): void {
  if (element && element.matches(':popover-open') !== isOpen) element.togglePopover(isOpen);
}
