import type { ReactElement } from 'react';
import type { Diagnostic } from '@octavo/core';

export interface PageProblemProps {
  /** Default: that the page could not be compiled. */
  title?: string;
  diagnostics: Diagnostic[];
}

/** What a page that could not be compiled, or that fails, shows in its own place. */
export function PageProblem({ title = 'This page could not be compiled.', diagnostics }: PageProblemProps): ReactElement {
  return (
    <div role="alert" className="octavo-problem">
      <p>{title}</p>
      {diagnostics.map(({ message, hint, file, line, column, frame }, index) => (
        <section key={index}>
          <p>
            <strong>{message}</strong> {hint}
          </p>
          <p>
            <code>{[file, line, column].filter((part) => part !== undefined).join(':')}</code>
          </p>
          {frame !== undefined && <pre>{frame}</pre>}
        </section>
      ))}
    </div>
  );
}
