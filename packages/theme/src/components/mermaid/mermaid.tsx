import type { ReactElement } from 'react';
import { findPlainText } from '../props/find-plain-text.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { BuiltDrawing } from './built-drawing.tsx';
import type { LoadMermaid } from './draw-diagram.ts';
import { DiagramSource } from './diagram-source.tsx';
import { Drawing } from './drawing.tsx';
import { LiveDiagram } from './live-diagram.tsx';
import type { Diagram } from './use-diagram.ts';
import { useText } from '../../words/use-text.ts';

export interface MermaidProps extends RootProps {
  /** The diagram's source, in place of children. */
  chart?: string | undefined;
  /** The diagram as SVG, drawn by the build. */
  drawing?: string | undefined;
  /** Why the source is no diagram, as the build has found out: nothing tries to draw it. */
  problem?: string | undefined;
  /** Loads the library, when a diagram that is not drawn comes near the window: `() => import('mermaid')`. Without it the source shows. */
  load?: LoadMermaid | undefined;
  /** Whether it has controls to zoom; by default, only a tall diagram has them. */
  actions?: LooseBoolean;
  /** The corner of the controls: `top-left`, `top-right`, `bottom-left` or `bottom-right`. */
  placement?: string | undefined;
}

/** A diagram in the page's colours: drawn by the build, else by the browser. */
export function Mermaid(props: MermaidProps): ReactElement {
  const { drawing, problem, load, actions, placement } = props;
  const source = props.chart ?? findPlainText(props.children);
  const text = useText();
  const label = [text('Diagram'), findField(source, 'title')].filter(Boolean).join(': ');
  const shown = { label, description: findField(source, 'descr'), actions, placement };
  const wrap = (state: Diagram['state'], children: ReactElement): ReactElement => (
    <div {...createRootProps(props, 'octavo-mermaid')} data-state={state}>
      {children}
    </div>
  );
  if (problem) return wrap('failed', <DiagramSource source={source} problem={problem} />);
  if (drawing === undefined) return <LiveDiagram source={source} load={load} wrap={wrap} {...shown} />;
  return wrap(
    'drawn',
    <div className="octavo-mermaid-place">
      <Drawing svg={drawing} {...shown}>
        <BuiltDrawing svg={drawing} />
      </Drawing>
    </div>,
  );
}

/** `accTitle: Sign-in` and `title Sign-in` -> `Sign-in`; `accDescr { Two\n lines }` -> `Two\n lines` */
function findField(source: string, name: 'title' | 'descr'): string | undefined {
  const [, line, block] = FIELDS[name].exec(source) ?? [];
  return (line ?? block)?.trim();
}

const FIELDS = {
  title: /^\s*(?:accTitle\s*:|title\s*:?)\s*(\S.*)$/m,
  descr: /^\s*accDescr\s*(?::\s*(\S.*)$|\{\s*([^}]*)\})/m,
} as const;
