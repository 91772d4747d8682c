import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

/** One of the columns, for content that is more than one element. */
export function Column(props: RootProps): ReactElement {
  return <div {...createRootProps(props, 'octavo-column octavo-flow')}>{props.children}</div>;
}
