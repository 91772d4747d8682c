import type { ComponentProps, ReactElement } from 'react';
import { useText } from '../../words/use-text.ts';

/** Markdown's table, in a box that scrolls sideways; the attributes are the table's. */
export function Table(props: ComponentProps<'table'>): ReactElement {
  return (
    <div className="octavo-table" role="group" aria-label={useText()('Table')} tabIndex={0} suppressHydrationWarning>
      <table {...props} />
    </div>
  );
}
