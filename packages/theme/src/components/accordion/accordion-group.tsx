import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

/** Accordions as one list with shared borders. */
export function AccordionGroup(props: RootProps): ReactElement {
  return <div {...createRootProps(props, 'octavo-accordion-group')}>{props.children}</div>;
}
