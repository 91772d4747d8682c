import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { startHash } from '../../behaviors/start-hash.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { Glyph } from '../glyph/glyph.tsx';
import type { RootAttributes } from '../props/root-props.ts';

export interface DisclosureProps {
  /** Attributes of the `details`, its class among them. */
  root: RootAttributes<HTMLDetailsElement>;
  /** The slug by which a hash may name it when nothing has that id. */
  slug?: string | undefined;
  summary: ReactNode;
  isOpen: boolean;
  children?: ReactNode;
}

/** A native `details` that opens when the address names it or something inside it. */
export function Disclosure({ root, slug, summary, isOpen, children }: DisclosureProps): ReactElement {
  const summaryRef = useRef<HTMLElement>(null);
  useBehavior(summaryRef, startHash);
  return (
    // A reader may open it before React arrives: the attribute `open` is then the reader's, not a mistake.
    <details {...root} data-octavo-slug={slug} open={isOpen} suppressHydrationWarning>
      <summary className="octavo-disclosure-summary" ref={summaryRef}>
        <Glyph name="chevron" />
        {summary}
      </summary>
      <div className="octavo-disclosure-content octavo-flow">{children}</div>
    </details>
  );
}
