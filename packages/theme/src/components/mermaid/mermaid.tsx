import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface MermaidProps extends RootProps {
  /** The diagram's source, in place of children. */
  chart?: string | undefined;
}

/** A diagram, shown as its source. */
export function Mermaid(props: MermaidProps): ReactElement {
  return (
    <div {...createRootProps(props, 'octavo-mermaid octavo-code')} data-language="mermaid">
      <div className="octavo-code-body">
        <pre tabIndex={0}>
          <code>{props.chart ?? props.children}</code>
        </pre>
      </div>
    </div>
  );
}
