import type { ReactElement, ReactNode } from 'react';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface ViewProps extends RootProps {
  title?: ReactNode;
  icon?: IconSource;
  iconType?: string | undefined;
}

/** A part of a page for one kind of reader. All views show, each under its title. */
export function View(props: ViewProps): ReactElement {
  const { title, children } = props;
  const icon = useIcon(props.icon, props.iconType);
  return (
    <div {...createRootProps(props, 'octavo-view')}>
      {title && (
        <p className="octavo-view-title">
          {icon}
          {title}
        </p>
      )}
      <div className="octavo-view-content octavo-flow">{children}</div>
    </div>
  );
}
