import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { coerceNumber } from '../props/coerce-prop.ts';
import type { LooseNumber } from '../props/coerce-prop.ts';
import { useIcon } from './use-icon.tsx';
import type { IconSource } from './resolve-icon.tsx';
import type { CSSProperties, ReactElement } from 'react';

export interface IconProps extends RootProps<HTMLSpanElement> {
  /** A name from the icon library, an address, a file, an emoji, or inline SVG. */
  icon?: IconSource;
  /** The same as `icon`. */
  src?: string | undefined;
  /** The same as `icon`. */
  name?: string | undefined;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** A CSS colour; by default, the colour of the text. */
  color?: string | undefined;
  /** Size in pixels; by default, the size of the text. */
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
