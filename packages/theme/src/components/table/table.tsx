import type { ComponentProps, ReactElement } from 'react';

/** Markdown's table, in a box that scrolls sideways; the attributes are the table's. */
export function Table(props: ComponentProps<'table'>): ReactElement {
  return (
    <div className="octavo-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
