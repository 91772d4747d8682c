import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { useIcons } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { coerceChoice } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';

/** The kinds of callout; each has its hue and its sign in `callout.css`. */
export const CALLOUT_TYPES = ['note', 'info', 'tip', 'check', 'warning', 'danger'] as const;

export type CalloutType = (typeof CALLOUT_TYPES)[number];

export interface CalloutProps extends RootProps {
  /** The kind, which sets colour and icon: `note`, `warning`, `info`, `tip`, `check` or `danger`. */
  type?: string | undefined;
  /** A line in bold above the text. */
  title?: ReactNode;
  /** An icon instead of the usual one: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** An emoji instead of the icon. */
  emoji?: string | undefined;
  /** Any CSS colour, for the icon and the border. */
  color?: string | undefined;
}

/** A remark beside the text. An icon of its own takes the place of its type's sign. */
export function Callout(props: CalloutProps): ReactElement {
  const { title, icon, emoji, color, children } = props;
  const findIcon = useIcons();
  const text = useText();
  const type = coerceChoice(props.type, CALLOUT_TYPES, 'note');
  const root = createRootProps(props, 'octavo-callout');
  const hue: CSSProperties & Record<`--${string}`, string> = color ? { '--octavo-callout-color': color } : {};
  return (
    <div
      role="note"
      aria-label={text(LABELS[type])}
      {...root}
      {...(color && { style: { ...hue, ...root.style } })}
      data-type={type}
      data-color={color ? '' : undefined}
    >
      <span className="octavo-callout-icon">{findIcon(emoji) ?? findIcon(icon, props.iconType) ?? <Glyph name={type} />}</span>
      <div className="octavo-callout-content octavo-flow">
        {title && <p className="octavo-callout-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

const LABELS = {
  note: 'Note',
  info: 'Info',
  tip: 'Tip',
  check: 'Check',
  warning: 'Warning',
  danger: 'Danger',
} as const satisfies Readonly<Record<CalloutType, string>>;
