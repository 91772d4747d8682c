import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { SecurityRequirement } from '../../../model/security.ts';
import type { AuthField } from '../../../request/apply-api-config.ts';
import { findCredentialKind } from '../../../request/credentials.ts';
import { Select } from '../input/select.tsx';
import { remembersCredentials, setRemembersCredentials } from '../keep/credential-store.ts';
import { CredentialField } from './credential-field.tsx';
import { Later } from '../answer/later.tsx';
import type { SignInField } from './sign-in-field.tsx';
import type { Playground } from './use-playground.ts';
import { findEntry } from '@octavo/core/browser';

interface AuthFieldsProps {
  playground: Playground;
  authField?: AuthField | undefined;
  /** Whether the reader has tried to send without. */
  isTried: boolean;
  /** False where no samples stand beside. */
  hasSamples?: boolean;
}

/** Who sends the request: the credentials of one alternative, kept for one server, in this tab or on the device. */
export function AuthFields({ playground, authField, isTried, hasSamples = true }: AuthFieldsProps): ReactElement {
  const { operation, draft, origin, change, setCredential, showsSecrets, setShowsSecrets, open, site } = playground;
  const { security } = operation;
  const text = useText();
  const [isRemembered, setRemembered] = useState(() => remembersCredentials(site));
  const remember = (next: boolean): void => {
    setRemembersCredentials(site, next);
    setRemembered(next);
    for (const [scheme, credential] of Object.entries(draft.credentials)) setCredential(scheme, credential);
  };
  const required = security[draft.alternative] ?? [];
  const isOptional = security.some((requirements) => requirements.length === 0);
  return (
    <section className="octavo-try-part" aria-label={text('Authorization')}>
      <div className="octavo-try-part-head">
        <span className="octavo-try-caption">{text('Authorization')}</span>
        {security.length > 1 && (
          <Select
            label={text('Authorization')}
            value={draft.alternative}
            options={security.map((requirements, index) => ({ value: index, text: nameAlternative(requirements) || text('None') }))}
            onChange={(next) => change({ alternative: Number(next) })}
          />
        )}
      </div>
      {required.map((requirement) => {
        const { scheme } = requirement;
        const own = authField?.scheme === scheme.name ? authField : undefined;
        const credential = findEntry(draft.credentials, scheme.name);
        const isMissing = isTried && !isOptional && credential === undefined && findCredentialKind(scheme) !== 'none';
        return (
          // Another server begins with its own.
          <div key={`${scheme.name} ${origin}`}>
            <CredentialField
              scheme={scheme}
              authField={own}
              credential={credential}
              isMissing={isMissing}
              isOneOfMany={required.length > 1}
              onChange={(next) => setCredential(scheme.name, next)}
            />
            {(scheme.type === 'oauth2' || scheme.type === 'openIdConnect') && (
              <Later
                loader={loadSignInField}
                render={(Field) => (
                  <Field
                    requirement={requirement}
                    base={origin === '' ? undefined : origin}
                    place={{ site, scheme: scheme.name, origin }}
                    credential={credential}
                    onToken={(token) => setCredential(scheme.name, token)}
                  />
                )}
              />
            )}
          </div>
        );
      })}
      {required.length > 0 && (
        <p className="octavo-try-note">
          {origin !== '' && (
            <span>
              {text(isRemembered ? 'Kept on this device, and only sent to {host}.' : 'Kept in this tab, and only sent to {host}.', {
                host: origin.replace(/^https?:\/\//, ''),
              })}
            </span>
          )}
          {open && hasSamples && (
            <label className="octavo-try-check">
              <input type="checkbox" checked={showsSecrets} onChange={() => setShowsSecrets(!showsSecrets)} /> {text('Show in the samples')}
            </label>
          )}
          {origin !== '' && (
            <label className="octavo-try-check">
              <input type="checkbox" checked={isRemembered} onChange={() => remember(!isRemembered)} /> {text('Remember on this device')}
            </label>
          )}
        </p>
      )}
    </section>
  );
}

function nameAlternative(requirements: readonly SecurityRequirement[]): string {
  return requirements.map(({ scheme }) => scheme.name).join(' + ');
}

function loadSignInField(): Promise<typeof SignInField> {
  return import('./sign-in-field.tsx').then((module) => module.SignInField);
}
