import type { ReactElement, ReactNode } from 'react';
import { CALLOUT_TYPES } from '../callout/callout.tsx';
import { Glyph } from '../glyph/glyph.tsx';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { Link } from '../link/link.tsx';
import { isExternal } from '../link/is-external.ts';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface CardProps extends RootProps {
  /** The title of the card; the text of its link, if it has one. */
  title?: ReactNode;
  /** A name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** Colour of the icon. */
  color?: string | undefined;
  /** Where a click on the card leads. */
  href?: string | undefined;
  /** Address of an image across the top. */
  img?: string | undefined;
  /** Whether the icon is beside the text instead of above it. */
  horizontal?: LooseBoolean;
  /** Text of a link at the bottom. */
  cta?: ReactNode;
  /** A kind of callout, for its colours and icon. `icon` replaces the icon. */
  type?: string | undefined;
  /** Whether an arrow is in the corner; by default, only for links out of the site. */
  arrow?: LooseBoolean;
}

/**
 * A titled box that may lead somewhere. The link is the title, stretched over the card by CSS: a link around everything would break
 * on links in the text.
 */
export function Card(props: CardProps): ReactElement {
  const { title, href, img, cta, color, children } = props;
  const type = CALLOUT_TYPES.find((name) => name === props.type?.trim().toLowerCase());
  const icon = useIcon(props.icon, props.iconType) ?? (type && <Glyph name={type} />);
  const hasArrow = href !== undefined && coerceBoolean(props.arrow, isExternal(href));
  return (
    <div
      {...createRootProps(props, 'octavo-card')}
      data-link={href === undefined ? undefined : ''}
      data-type={type}
      data-horizontal={coerceBoolean(props.horizontal) ? '' : undefined}
    >
      {img && <img className="octavo-card-image" src={img} alt="" loading="lazy" decoding="async" />}
      <div className="octavo-card-body">
        {icon && (
          <span className="octavo-card-icon" {...(color && { style: { color } })}>
            {icon}
          </span>
        )}
        <div className="octavo-card-text">
          {(title || href !== undefined) && <p className="octavo-card-title">{renderTitle(props)}</p>}
          {children && <div className="octavo-card-content octavo-flow">{children}</div>}
          {cta && (
            <p className="octavo-card-cta">
              {cta} <Glyph name="arrow" />
            </p>
          )}
        </div>
        {hasArrow && <Glyph name="external" />}
      </div>
    </div>
  );
}

function renderTitle({ title, href, cta }: CardProps): ReactNode {
  if (href === undefined) return title;
  const label = title ? {} : { 'aria-label': typeof cta === 'string' ? cta : href };
  return (
    <Link className="octavo-card-link" href={href} {...label}>
      {title}
    </Link>
  );
}
