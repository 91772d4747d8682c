import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLateBehavior } from '../behavior/use-late-behavior.ts';
import { Link } from '../link/link.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { loadTooltips } from './load-tooltips.ts';

export interface TooltipProps extends RootProps<HTMLSpanElement> {
  /** What is shown when the text is hovered over or focused. */
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
  const term = useRef<HTMLButtonElement>(null);
  useLateBehavior(term, loadTooltips);
  const anchorName = `--octavo-${id.replace(/[^\w-]/g, '')}`;
  return (
    <span {...createRootProps(props, 'octavo-tooltip')}>
      <button
        ref={term}
        type="button"
        className="octavo-tooltip-term"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
        style={{ anchorName }}
      >
        {children}
      </button>
      <span className="octavo-tooltip-popover" id={id} popover="auto" role="tooltip" style={{ positionAnchor: anchorName }}>
        <span className="octavo-tooltip-bubble">
          {headline && <span className="octavo-tooltip-headline">{headline}</span>} <span className="octavo-tooltip-text">{tip}</span>{' '}
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
