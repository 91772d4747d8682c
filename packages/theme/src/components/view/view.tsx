import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { startHash } from '../../behaviors/start-hash.ts';
import { startViews } from '../../behaviors/start-views.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { useChoice } from '../choice/use-choice.ts';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { findPlainText } from '../props/find-plain-text.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { parseViews } from './parse-views.ts';

export interface ViewProps extends RootProps {
  /** The name that readers choose. */
  title?: ReactNode;
  /** Before the title: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** The titles of the page's views, in order, also as JSON; the compiler sets them, and a `ViewSwitch` before the first. */
  views?: unknown;
}

/** A part of a page for one kind of reader: one of the page's views shows at a time. A view that is told of no other shows always. */
export function View(props: ViewProps): ReactElement {
  const { title, children } = props;
  const icon = useIcon(props.icon, props.iconType);
  const labels = parseViews(props.views).map((view) => view.title);
  const { initial, keys } = useChoice({ labels, initial: 0, isSynced: true });
  const own = labels.indexOf(findPlainText(title).trim());
  const isSwitched = own !== -1 && labels.length > 1;
  const content = useRef<HTMLDivElement>(null);
  useBehavior(content, startViews, keys);
  useBehavior(content, startHash);
  return (
    <div
      {...createRootProps(props, 'octavo-view')}
      {...(isSwitched && { hidden: own !== initial, 'data-octavo-choice': keys, 'data-octavo-own': own })}
      suppressHydrationWarning
    >
      {title && (
        <p className="octavo-view-title">
          {icon}
          {title}
        </p>
      )}
      <div ref={content} className="octavo-view-content octavo-flow">
        {children}
      </div>
    </div>
  );
}
