import { useRef } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { startBanners } from '../../behaviors/start-banners.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { Glyph } from '../glyph/glyph.tsx';
import { InlineMarkdown } from '../inline-markdown/inline-markdown.tsx';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { findPlainText } from '../props/find-plain-text.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';

export interface BannerProps extends RootProps {
  /** The text, instead of children. */
  content?: ReactNode;
  /** Whether a reader can close it; it stays closed in this browser. */
  dismissible?: LooseBoolean;
  /** `info`, `warning`, `danger` or `success`; by default, the colour of the site. */
  type?: string | undefined;
  /** Any CSS colour, for the background. */
  color?: string | undefined;
}

/** An announcement across the text. One that is dismissed stays away until its words change. */
export function Banner(props: BannerProps): ReactElement {
  const { content, dismissible, type, color, children } = props;
  const text = useText();
  const canDismiss = coerceBoolean(dismissible);
  const name = props.id ?? findPlainText(children ?? content);
  const part = useRef<HTMLDivElement>(null);
  useBehavior(part, startBanners, name);
  const root = createRootProps(props, 'octavo-banner');
  const hue: CSSProperties & Record<`--${string}`, string> = color ? { '--octavo-banner-color': color } : {};
  return (
    <div
      role="note"
      {...root}
      {...(color && { style: { ...hue, ...root.style } })}
      {...(canDismiss && { 'data-octavo-dismiss': name })}
      suppressHydrationWarning
      data-type={coerceChoice(type, ['primary', 'info', 'warning', 'danger', 'success'], 'primary')}
    >
      <div ref={part} className="octavo-banner-content octavo-flow">
        {children ?? <InlineMarkdown>{content}</InlineMarkdown>}
      </div>
      {canDismiss && (
        <button type="button" className="octavo-banner-close" aria-label={text('Dismiss')}>
          <Glyph name="close" />
        </button>
      )}
    </div>
  );
}
