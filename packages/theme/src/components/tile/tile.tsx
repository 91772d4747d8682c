import type { ReactElement, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface TileProps extends RootProps {
  /** The title of the tile. */
  title?: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** Where a click on the tile leads. */
  href?: string | undefined;
}

/** A preview with a title below it, which may lead somewhere. */
export function Tile(props: TileProps): ReactElement {
  const { title, description, href, children } = props;
  return (
    <div {...createRootProps(props, 'octavo-tile')} data-link={href === undefined ? undefined : ''}>
      {children && <div className="octavo-tile-preview">{children}</div>}
      {(title || href !== undefined) && (
        <p className="octavo-tile-title">
          {href === undefined ? (
            title
          ) : (
            <Link className="octavo-tile-link" href={href} aria-label={title ? undefined : href}>
              {title}
            </Link>
          )}
        </p>
      )}
      {description && <p className="octavo-tile-description">{description}</p>}
    </div>
  );
}
