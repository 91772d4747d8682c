import type { ReactElement, ReactNode } from 'react';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { createTitleSlug } from '../props/create-title-slug.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface TabProps extends RootProps {
  /** The tab's label, which `Tabs` shows. */
  title?: ReactNode;
  /** Before the title: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
}

/** The content of one tab. A hash that names its `id` or its title's slug selects it. */
export function Tab(props: TabProps): ReactElement {
  return (
    <div {...createRootProps(props, 'octavo-tab octavo-flow')} data-octavo-slug={createTitleSlug(props.title)}>
      {props.children}
    </div>
  );
}
