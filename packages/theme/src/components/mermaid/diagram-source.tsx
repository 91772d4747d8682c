import type { ReactElement } from 'react';
import { useText } from '../../words/use-text.ts';

/** The source of a diagram in place of a drawing, with a note where there will be none: `problem` says why. */
export function DiagramSource({ source, problem }: { source: string; problem?: string | undefined }): ReactElement {
  const text = useText();
  return (
    <>
      <pre className="octavo-mermaid-source" tabIndex={0}>
        <code>{source}</code>
      </pre>
      {problem && (
        <p className="octavo-mermaid-note" title={problem}>
          {text('This diagram could not be drawn; its source is shown.')}
        </p>
      )}
    </>
  );
}
