import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { InlineMarkdown } from '../inline-markdown/inline-markdown.tsx';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { findPlainText } from '../props/find-plain-text.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useDismissed } from './use-dismissed.ts';
import { useText } from '../../words/use-text.ts';

export interface BannerProps extends RootProps {
  /** The text, in place of children. */
  content?: ReactNode;
  /** Whether a reader can close it; it stays closed in this browser. */
  dismissible?: LooseBoolean;
  /** `info`, `warning`, `danger` or `success`; else the site's own colour. */
  type?: string | undefined;
  /** Any CSS colour, behind the text. */
  color?: string | undefined;
}

/** An announcement across the text. One that is dismissed stays away until its words change. */
export function Banner(props: BannerProps): ReactElement | null {
  const { content, dismissible, type, color, children } = props;
  const text = useText();
  const canDismiss = coerceBoolean(dismissible);
  const name = props.id ?? findPlainText(children ?? content);
  const { isDismissed, dismiss } = useDismissed(name);
  if (canDismiss && isDismissed) return null;
  const root = createRootProps(props, 'octavo-banner');
  const hue: CSSProperties & Record<`--${string}`, string> = color ? { '--octavo-banner-color': color } : {};
  return (
    <div
      role="note"
      {...root}
      {...(color && { style: { ...hue, ...root.style } })}
      {...(canDismiss && { 'data-octavo-dismiss': name })}
      data-type={coerceChoice(type, ['primary', 'info', 'warning', 'danger', 'success'], 'primary')}
    >
      <div className="octavo-banner-content octavo-flow">{children ?? <InlineMarkdown>{content}</InlineMarkdown>}</div>
      {canDismiss && (
        <button type="button" className="octavo-banner-close" aria-label={text('Dismiss')} onClick={dismiss}>
          <Glyph name="close" />
        </button>
      )}
    </div>
  );
}
