import { splitWords, useText } from '@octavo/theme/internal';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { Grant } from '../../../oauth/grant-request.ts';
import type { OAuthFlow, SecurityRequirement } from '../../../model/security.ts';
import { Select } from '../input/select.tsx';
import { isPossibleFlow } from './sign-in-flow.ts';
import { askForToken, findFlow, signIn } from './sign-in-steps.ts';

interface SignInProps {
  requirement: SecurityRequirement;
  base: string | undefined;
  onToken: (token: string) => void;
}

/** Ways to a token: an authorization code with PKCE (RFC 7636), the client's own credentials, a name and a password. */
export function SignIn({ requirement: { scheme, scopes }, base, onToken }: SignInProps): ReactElement {
  const text = useText();
  const [clientId, setClientId] = useState('');
  const [secret, setSecret] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const flows = scheme.type === 'oauth2' ? scheme.flows.filter(isPossibleFlow) : [];
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>(scopes);
  const [state, setState] = useState<{ kind: 'idle' | 'waiting' | 'done' } | { kind: 'failed'; text: string }>({ kind: 'idle' });
  const redirectUri = location.origin + location.pathname;
  const flow = flows[index];
  // What an OpenID Connect provider tells of itself is the way of the code.
  const type = flow?.type ?? 'authorizationCode';
  const start = async (): Promise<void> => {
    // Opened by the press itself: later a browser would refuse it.
    const popup = type === 'authorizationCode' ? window.open('about:blank', '_blank', 'popup,width=520,height=720') : null;
    // The other site must not lead this page elsewhere.
    if (popup) popup.opener = null;
    setState({ kind: 'waiting' });
    try {
      const options = { base, scopes: chosen, client: { clientId: clientId.trim(), clientSecret: secret.trim(), redirectUri } };
      const found: OAuthFlow = flow ?? (await findFlow(scheme, base));
      const grant: Grant | undefined =
        type === 'password' ? { type, username, password } : type === 'clientCredentials' ? { type } : undefined;
      onToken(await (grant ? askForToken(found, { ...options, grant }) : signIn(found, { ...options, popup })));
      setState({ kind: 'done' });
    } catch (error) {
      popup?.close();
      setState({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="octavo-try-group">
      {flows.length > 1 && (
        <Select
          label={text('Authorization')}
          value={index}
          options={flows.map((one, position) => ({ value: position, text: one.type }))}
          onChange={(next) => setIndex(Number(next))}
        />
      )}
      <Field label={text('Client ID')} value={clientId} onChange={setClientId} />
      <Field label={text('Client secret')} value={secret} isSecret onChange={setSecret} />
      {type === 'password' && <Field label={text('Username')} value={username} onChange={setUsername} />}
      {type === 'password' && <Field label={text('Password')} value={password} isSecret onChange={setPassword} />}
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
      {type === 'authorizationCode' && (
        <p className="octavo-try-note">
          {splitWords(text('The client must allow the redirect URL {url}.'), { url: <code key="url">{redirectUri}</code> })}
        </p>
      )}
      <button
        type="button"
        className="octavo-try-secondary"
        disabled={(type === 'password' ? username === '' : clientId.trim() === '') || state.kind === 'waiting'}
        onClick={() => void start()}
      >
        {text(state.kind !== 'waiting' ? 'Sign in' : type === 'authorizationCode' ? 'Waiting for the other window…' : 'Sending…')}
      </button>
      <p role="status" className={state.kind === 'failed' ? 'octavo-try-problem' : 'octavo-try-note'}>
        {state.kind === 'failed' && state.text}
        {state.kind === 'done' && text('The token is in the field above.')}
      </p>
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  isSecret?: boolean;
  onChange: (value: string) => void;
}

function Field({ label, value, isSecret = false, onChange }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className="octavo-try-field">
      <label className="octavo-try-label" htmlFor={id}>
        <span className="octavo-try-name">{label}</span>
      </label>
      <input
        id={id}
        className="octavo-try-input"
        type={isSecret ? 'password' : 'text'}
        value={value}
        spellCheck={false}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
