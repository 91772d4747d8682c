import { useRef } from 'react';
import type { ReactElement } from 'react';
import { findPlainText } from '../props/find-plain-text.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import type { LoadMermaid } from './draw-diagram.ts';
import { Drawing } from './drawing.tsx';
import { useDiagram } from './use-diagram.ts';
import { useText } from '../../words/use-text.ts';

export interface MermaidProps extends RootProps {
  /** The diagram's source, in place of children. */
  chart?: string | undefined;
  /** Loads the library, when the diagram comes near the window: `() => import('mermaid')`. Without it the source shows. */
  load?: LoadMermaid | undefined;
  /** Whether it has controls to zoom; without it, when it is high. */
  actions?: LooseBoolean;
  /** The corner of the controls: `top-left`, `top-right`, `bottom-left` or `bottom-right`. */
  placement?: string | undefined;
}

/** A diagram in the page's colours. Its source shows until it is drawn, without JavaScript, and with a note when it is no diagram. */
export function Mermaid(props: MermaidProps): ReactElement {
  const source = props.chart ?? findPlainText(props.children);
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  const diagram = useDiagram(place, source, props.load);
  return (
    <div {...createRootProps(props, 'octavo-mermaid')} data-state={diagram.state}>
      <div className="octavo-mermaid-place" ref={place}>
        {diagram.state === 'drawn' ? (
          <Drawing
            svg={diagram.svg}
            mount={diagram.mount}
            label={[text('Diagram'), findTitle(source)].filter(Boolean).join(': ')}
            actions={props.actions}
            placement={props.placement}
          />
        ) : (
          <pre className="octavo-mermaid-source" tabIndex={0}>
            <code>{source}</code>
          </pre>
        )}
      </div>
      {diagram.state === 'failed' && (
        <p className="octavo-mermaid-note" title={diagram.message}>
          {text('This diagram could not be drawn; its source is shown.')}
        </p>
      )}
    </div>
  );
}

/** `accTitle: Sign-in` and `title Sign-in` -> `Sign-in` */
function findTitle(source: string): string | undefined {
  return /^\s*(?:accTitle\s*:|title\s*:?)\s*(\S.*)$/m.exec(source)?.[1]?.trim();
}
