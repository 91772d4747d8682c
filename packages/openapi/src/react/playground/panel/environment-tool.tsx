import { useText } from '@octavo/theme/internal';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { addEnvironment, chooseEnvironment, listEnvironments, removeEnvironment } from '../keep/environments.ts';
import { Toggle } from './toggle.tsx';
import type { ApiPlace } from './use-api-place.ts';

/** Chooses between environments that the reader has named, each with its own server, values and credentials. */
export function EnvironmentTool({ place: { api, environment } }: { place: ApiPlace }): ReactElement {
  const text = useText();
  const id = useId();
  const [name, setName] = useState('');
  const names = listEnvironments(api);
  // What was pressed may be gone afterwards.
  const focusName = (): void => document.getElementById(id)?.focus();
  const add = (): void => {
    addEnvironment(api, { name, from: environment });
    setName('');
    focusName();
  };
  const remove = (): void => {
    removeEnvironment(api, environment);
    focusName();
  };
  // On the page of a whole API it is within the form.
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      {names.length > 0 && (
        <div className="octavo-try-field">
          <span className="octavo-try-label">{text('Environment')}</span>
          <div className="octavo-try-shared">
            <Toggle
              label={text('Environment')}
              options={['', ...names].map((one) => ({ value: one, text: one === '' ? text('default') : one }))}
              value={environment}
              onChange={(next) => chooseEnvironment(api, next)}
            />
            {environment !== '' && (
              <button type="button" className="octavo-try-link" onClick={remove}>
                {text('Remove {name}', { name: environment })}
              </button>
            )}
          </div>
        </div>
      )}
      <div className="octavo-try-field">
        <label htmlFor={id} className="octavo-try-label">
          {text('New environment')}
        </label>
        <div className="octavo-try-shared">
          <input
            id={id}
            className="octavo-try-input"
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={pressKey}
          />
          <button type="button" className="octavo-try-secondary" disabled={name.trim() === ''} onClick={add}>
            {text('Add')}
          </button>
        </div>
      </div>
      <p className="octavo-try-note">{text('Each environment has its own server, values and credentials.')}</p>
    </>
  );
}
