import { useText } from '@octavo/theme/internal';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { SecurityScheme } from '../../../model/security.ts';
import type { AuthField } from '../../../request/apply-api-config.ts';
import { findCredentialKind } from '../../../request/credentials.ts';
import type { Credential } from '../../../request/credentials.ts';
import { FieldLabel } from '../input/field-label.tsx';
import type { Say } from '../../../value/say.ts';

interface CredentialFieldProps {
  scheme: SecurityScheme;
  authField?: AuthField | undefined;
  credential: Credential | undefined;
  isMissing: boolean;
  /** Whether others stand beside it: two tokens would be called alike. */
  isOneOfMany: boolean;
  onChange: (credential: Credential | undefined) => void;
}

/** What one scheme asks for: a secret, a name and a password, or nothing that a page can give. */
export function CredentialField({ scheme, authField, credential, isMissing, isOneOfMany, onChange }: CredentialFieldProps): ReactElement {
  const text = useText();
  const kind = findCredentialKind(scheme);
  const labels = authField?.labels ?? findLabels(scheme, text, isOneOfMany);
  if (kind === 'none')
    return <p className="octavo-try-note">{text('{name} is a client certificate: the browser asks for it.', { name: scheme.name })}</p>;
  if (kind === 'secret') {
    const { prefix = '' } = authField ?? {};
    return (
      <SecretInput
        label={labels[0] ?? text('Token')}
        type={describeCarrier(scheme, text)}
        // What stands there from the beginning is no credential yet.
        value={typeof credential === 'string' ? credential : prefix}
        isMissing={isMissing}
        onChange={(next) => onChange(next === '' || next === prefix ? undefined : next)}
      />
    );
  }
  const given = typeof credential === 'object' ? credential : { username: '', password: '' };
  const change = (part: Partial<typeof given>): void => {
    const next = { ...given, ...part };
    onChange(next.username + next.password === '' ? undefined : next);
  };
  return (
    <>
      <SecretInput
        label={labels[0] ?? text('Username')}
        type={describeCarrier(scheme, text)}
        value={given.username}
        isMissing={isMissing}
        isOpen
        onChange={(username) => change({ username })}
      />
      <SecretInput
        label={labels[1] ?? text('Password')}
        type=""
        value={given.password}
        isMissing={false}
        onChange={(password) => change({ password })}
      />
    </>
  );
}

interface SecretInputProps {
  label: string;
  type: string;
  value: string;
  isMissing: boolean;
  /** True for what is no secret. */
  isOpen?: boolean;
  onChange: (text: string) => void;
}

function SecretInput({ label, type, value, isMissing, isOpen = false, onChange }: SecretInputProps): ReactElement {
  const id = useId();
  const [isShown, setShown] = useState(isOpen);
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  // As a property: as an attribute, which React would keep up to date, it would be in the page's HTML.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  });
  return (
    <div className="octavo-try-field" data-invalid={isMissing ? '' : undefined}>
      <FieldLabel htmlFor={id} name={label} type={type} />
      <div>
        <div className="octavo-try-secret">
          <input
            ref={input}
            id={id}
            className="octavo-try-input"
            aria-label={label}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            data-1p-ignore=""
            data-lpignore="true"
            aria-invalid={isMissing || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {!isOpen && (
            <button type="button" className="octavo-try-link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {text(isShown ? 'Hide' : 'Show')}
              <span className="sr-only"> {label}</span>
            </button>
          )}
        </div>
        {isMissing && <p className="octavo-try-problem">{text('Missing: the request is sent without it.')}</p>}
      </div>
    </div>
  );
}

function findLabels(scheme: SecurityScheme, text: Say, isOneOfMany: boolean): string[] {
  if (scheme.type === 'apiKey') return [scheme.parameter];
  if (findCredentialKind(scheme) === 'password') return [text('Username'), text('Password')];
  const label = scheme.type === 'http' && scheme.scheme.toLowerCase() !== 'bearer' ? 'Authorization' : text('Token');
  return [isOneOfMany ? `${label} (${scheme.name})` : label];
}

function describeCarrier(scheme: SecurityScheme, text: Say): string {
  if (scheme.type === 'apiKey') return text(scheme.in);
  return scheme.type === 'http' ? scheme.scheme.toLowerCase() : 'bearer';
}
