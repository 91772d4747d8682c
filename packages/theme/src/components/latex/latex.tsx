import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

/** A formula within text, shown as its source. */
export function Latex(props: RootProps<HTMLElement>): ReactElement {
  return <code {...createRootProps(props, 'octavo-latex')}>{props.children}</code>;
}
