import type { CSSProperties, ReactElement } from 'react';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { findEntry } from '@octavo/core/browser';

/** The colours that have a name; each is a hue of `hue.css`. Any other value is taken as a CSS colour. */
export const BADGE_COLORS = ['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'primary'] as const;

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** A name, such as `green`, or a CSS colour. */
  color?: string | undefined;
  /** How large it is; by default, `md`. */
  size?: string | undefined;
  /** Whether its corners are rounded, or its ends round like a pill; by default, `rounded`. */
  shape?: string | undefined;
  /** Before the text: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** Whether it has an outline instead of a tinted background. */
  stroke?: LooseBoolean;
  /** Whether it looks disabled. */
  disabled?: LooseBoolean;
}

/** A short label within text. */
export function Badge(props: BadgeProps): ReactElement {
  const { color = 'gray', children } = props;
  const icon = useIcon(props.icon, props.iconType);
  const hue = BADGE_COLORS.find((name) => name === (findEntry(BADGE_ALIASES, color) ?? color));
  const root = createRootProps(props, 'octavo-badge');
  const custom: CSSProperties & Record<`--${string}`, string> = { '--octavo-badge-color': color };
  return (
    <span
      {...root}
      {...(hue === undefined && { style: { ...custom, ...root.style } })}
      data-color={hue ?? 'custom'}
      data-size={coerceChoice(props.size, ['xs', 'sm', 'md', 'lg'], 'md')}
      data-shape={coerceChoice(props.shape, ['rounded', 'pill'], 'rounded')}
      data-stroke={coerceBoolean(props.stroke) ? '' : undefined}
      data-disabled={coerceBoolean(props.disabled) ? '' : undefined}
    >
      {icon}
      {children}
    </span>
  );
}

/** Other names of the colours. */
export const BADGE_ALIASES: Readonly<Record<string, string>> = {
  grey: 'gray',
  white: 'gray',
  surface: 'gray',
  'white-destructive': 'red',
  'surface-destructive': 'red',
  amber: 'yellow',
  success: 'green',
  warning: 'yellow',
  danger: 'red',
  error: 'red',
  info: 'blue',
};
