import type { ReactElement } from 'react';
import type { Diagnostic } from '@octavo/core';

/** What a page that could not be compiled shows in its own place. */
export function PageProblem({ diagnostics }: { diagnostics: Diagnostic[] }): ReactElement {
  return (
    <div role="alert" className="octavo-problem">
      <p>This page could not be compiled.</p>
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
