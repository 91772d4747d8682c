import { splitWords, useText } from '@octavo/theme/internal';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { OAuthFlow, SecurityRequirement } from '../../../model/security.ts';
import { findFlow, signIn } from './sign-in-steps.ts';

interface SignInProps {
  requirement: SecurityRequirement;
  base: string | undefined;
  onToken: (token: string) => void;
}

/** The form of an authorization code flow with PKCE (RFC 7636): who asks, and for what. */
export function SignIn({ requirement: { scheme, scopes }, base, onToken }: SignInProps): ReactElement {
  const id = useId();
  const text = useText();
  const [clientId, setClientId] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(scopes);
  const [state, setState] = useState<{ kind: 'idle' | 'waiting' | 'done' } | { kind: 'failed'; text: string }>({ kind: 'idle' });
  const redirectUri = location.origin + location.pathname;
  const flow = scheme.type === 'oauth2' ? scheme.flows.find(({ type }) => type === 'authorizationCode') : undefined;
  const start = async (): Promise<void> => {
    // Opened by the press itself: later a browser would refuse it.
    const popup = window.open('about:blank', '_blank', 'popup,width=520,height=720');
    // The other site must not lead this page elsewhere.
    if (popup) popup.opener = null;
    setState({ kind: 'waiting' });
    try {
      const found: OAuthFlow = flow ?? (await findFlow(scheme, base));
      onToken(await signIn(found, { popup, base, scopes: chosen, client: { clientId: clientId.trim(), redirectUri } }));
      setState({ kind: 'done' });
    } catch (error) {
      popup?.close();
      setState({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="octavo-try-group">
      <div className="octavo-try-field">
        <label className="octavo-try-label" htmlFor={id}>
          <span className="octavo-try-name">{text('Client ID')}</span>
        </label>
        <input
          id={id}
          className="octavo-try-input"
          value={clientId}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setClientId(event.currentTarget.value)}
        />
      </div>
      {flow && Object.keys(flow.scopes).length > 0 && (
        <div className="octavo-try-field">
          <div className="octavo-try-label">
            <span className="octavo-try-name">{text('Scopes')}</span>
          </div>
          <div className="octavo-try-many" role="group" aria-label={text('Scopes')}>
            {Object.keys(flow.scopes).map((scope) => (
              <label key={scope}>
                <input
                  type="checkbox"
                  checked={chosen.includes(scope)}
                  onChange={() => setChosen(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])}
                />
                <span>{scope}</span>
              </label>
            ))}
          </div>
        </div>
      )}
      <p className="octavo-try-note">
        {splitWords(text('The client must allow the redirect URL {url}.'), { url: <code key="url">{redirectUri}</code> })}
      </p>
      <button
        type="button"
        className="octavo-try-secondary"
        disabled={clientId.trim() === '' || state.kind === 'waiting'}
        onClick={() => void start()}
      >
        {text(state.kind === 'waiting' ? 'Waiting for the other window…' : 'Sign in')}
      </button>
      <p role="status" className={state.kind === 'failed' ? 'octavo-try-problem' : 'octavo-try-note'}>
        {state.kind === 'failed' && state.text}
        {state.kind === 'done' && text('The token is in the field above.')}
      </p>
    </div>
  );
}
