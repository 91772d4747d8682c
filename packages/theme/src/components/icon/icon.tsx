import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { coerceNumber } from '../props/coerce-prop.ts';
import type { LooseNumber } from '../props/coerce-prop.ts';
import { useIcon } from './use-icon.tsx';
import type { IconSource } from './resolve-icon.tsx';
import type { CSSProperties, ReactElement } from 'react';

export interface IconProps extends RootProps<HTMLSpanElement> {
  /** An address, a file, an emoji, inline SVG, or a name that the build has replaced by one of these. */
  icon?: IconSource;
  /** The same as `icon`. */
  src?: string | undefined;
  /** The same as `icon`. */
  name?: string | undefined;
  /** Style of the icon, where its library has several. */
  iconType?: string | undefined;
  /** A colour of CSS; that of the text without it. */
  color?: string | undefined;
  /** In pixels; else the size of the text. */
  size?: LooseNumber;
}

/** An icon within text; nothing for a name that the build did not resolve. */
export function Icon(props: IconProps): ReactElement | null {
  const image = useIcon(props.icon ?? props.src ?? props.name, props.iconType);
  if (image === undefined) return null;
  const size = coerceNumber(props.size, 0);
  const style: CSSProperties = { ...(props.color && { color: props.color }), ...(size > 0 && { fontSize: size }) };
  const root = createRootProps(props, 'octavo-icon');
  const hasStyle = root.style !== undefined || Object.keys(style).length > 0;
  return (
    <span {...root} {...(hasStyle && { style: { ...style, ...root.style } })}>
      {image}
    </span>
  );
}
