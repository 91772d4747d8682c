import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface TreeFolderProps extends RootProps<HTMLLIElement> {
  /** Name of the folder. */
  name?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: LooseBoolean;
  /** Whether readers can close it; `false` keeps it open. */
  openable?: LooseBoolean;
  /** Whether it is highlighted, with everything in it. */
  highlight?: LooseBoolean;
}

/** A folder of a tree, native `details`. */
export function TreeFolder(props: TreeFolderProps): ReactElement {
  const { name, children } = props;
  const label = (
    <>
      <Glyph name="folder" />
      {name}
    </>
  );
  const root = { ...createRootProps(props, 'octavo-tree-folder'), 'data-highlight': coerceBoolean(props.highlight) ? '' : undefined };
  if (!coerceBoolean(props.openable, true)) {
    return (
      <li {...root}>
        <span className="octavo-tree-name" tabIndex={-1}>
          {label}
        </span>
        <ul>{children}</ul>
      </li>
    );
  }
  return (
    <li {...root}>
      {/* A reader may open it before React arrives. */}
      <details open={coerceBoolean(props.defaultOpen)} suppressHydrationWarning>
        <summary className="octavo-tree-name">
          <Glyph name="chevron" />
          {label}
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
