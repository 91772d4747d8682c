import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

/** Content beside the text; the layout may set it in the right column. */
export function Panel(props: RootProps<HTMLElement>): ReactElement {
  return <aside {...createRootProps(props, 'octavo-panel octavo-flow')}>{props.children}</aside>;
}
