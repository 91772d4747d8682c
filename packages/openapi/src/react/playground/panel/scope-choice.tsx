import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';

interface ScopeChoiceProps {
  /** All that the flow has, with what each allows. */
  scopes: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The scopes that a token is asked for with, each to be chosen. */
export function ScopeChoice({ scopes, chosen, onChange }: ScopeChoiceProps): ReactElement {
  const text = useText();
  return (
    <div className="octavo-try-field">
      <div className="octavo-try-label">
        <span className="octavo-try-name">{text('Scopes')}</span>
      </div>
      <div className="octavo-try-many" role="group" aria-label={text('Scopes')}>
        {Object.entries(scopes).map(([scope, meaning]) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              onChange={() => onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])}
            />
            <span>{scope}</span>
            {meaning !== '' && <span className="octavo-try-type">{meaning}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
