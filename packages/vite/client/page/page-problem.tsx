import type { ReactElement } from 'react';
import type { Diagnostic, PartTexts } from '@octavo/core';
import { useText } from '@octavo/theme/internal';

export interface PageProblemProps {
  /** Default: that the page could not be compiled. */
  title?: keyof PartTexts;
  /** What fills `{name}` in the title. */
  name?: string;
  diagnostics: Diagnostic[];
}

/** What a page that could not be compiled, or that fails, shows in its own place. */
export function PageProblem({ title = 'This page could not be compiled.', name = '', diagnostics }: PageProblemProps): ReactElement {
  const text = useText();
  return (
    <div role="alert" className="octavo-problem">
      <p>{text(title, { name })}</p>
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
