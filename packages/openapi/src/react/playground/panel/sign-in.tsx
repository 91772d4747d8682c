import { splitWords, useOctavoContext, useText } from '@octavo/theme/internal';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { OAuthFlow } from '../../../model/security.ts';
import type { DeviceCode } from '../../../oauth/device.ts';
import { findSafeUrl } from '../../../oauth/find-safe-url.ts';
import type { OAuthToken } from '../../../oauth/token.ts';
import { Select } from '../input/select.tsx';
import type { SignInProps } from './sign-in-props.ts';
import { isPossibleFlow } from './sign-in-flow.ts';
import { askForToken, findFlow, signIn, signInOnDevice } from './sign-in-steps.ts';
import type { SignInOptions } from './sign-in-steps.ts';
import { keepToken } from './use-renewal.ts';

/** What the reader is told of a sign-in. */
type State = { kind: 'idle' | 'waiting' | 'done' } | { kind: 'code'; code: DeviceCode } | { kind: 'failed'; text: string };

/** Ways to a token: those of OAuth 2.0, and that which an OpenID Connect provider tells of itself. */
export function SignIn({ requirement: { scheme, scopes }, base, place, onToken }: SignInProps): ReactElement {
  const text = useText();
  const callback = useOctavoContext()?.site.signInPage;
  const [clientId, setClientId] = useState('');
  const [secret, setSecret] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const flows = scheme.type === 'oauth2' ? scheme.flows.filter(isPossibleFlow) : [];
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>(scopes);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const redirectUri = location.origin + (callback ?? location.pathname);
  const flow = flows[index];
  // What an OpenID Connect provider tells of itself is the way of the code.
  const type = flow?.type ?? 'authorizationCode';
  const hasWindow = type === 'authorizationCode' || type === 'implicit';
  const start = async (): Promise<void> => {
    // Opened by the press itself: later a browser would refuse it.
    const popup = hasWindow ? window.open('about:blank', '_blank', 'popup,width=520,height=720') : null;
    // The other site must not lead this page elsewhere.
    if (popup) popup.opener = null;
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    const fail = (problem: string): void => setState({ kind: 'failed', text: problem });
    setState({ kind: 'waiting' });
    try {
      const client = { clientId: clientId.trim(), clientSecret: type === 'implicit' ? '' : secret.trim(), redirectUri };
      const options = { base, scopes: chosen, client, signal };
      const found: OAuthFlow = flow ?? (await findFlow(scheme, base));
      const token = await fetchToken(found, options);
      keepToken(place, token, { ...client, tokenUrl: findSafeUrl(found.refreshUrl ?? found.tokenUrl, base)?.href });
      onToken(token.accessToken);
      setState({ kind: 'done' });
    } catch (error) {
      popup?.close();
      if (!signal.aborted) fail(error instanceof Error ? error.message : String(error));
    }

    function fetchToken(found: OAuthFlow, options: SignInOptions): Promise<OAuthToken> {
      if (type === 'password') return askForToken(found, { ...options, grant: { type, username, password } });
      if (type === 'clientCredentials') return askForToken(found, { ...options, grant: { type } });
      if (type === 'deviceAuthorization') return signInOnDevice(found, { ...options, onCode: (code) => setState({ kind: 'code', code }) });
      return signIn(found, { ...options, popup, onClosed: () => fail('The sign-in window was closed before sign-in finished.') });
    }
  };
  const isWaiting = state.kind === 'waiting' || state.kind === 'code';
  return (
    <div className="octavo-try-group">
      {flows.length > 1 && (
        <Select
          label={text('Authorization')}
          value={index}
          options={flows.map((one, position) => ({
            value: position,
            text: one.type.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`),
          }))}
          onChange={(next) => setIndex(Number(next))}
        />
      )}
      <Field label={text('Client ID')} value={clientId} onChange={setClientId} />
      {type !== 'implicit' && <Field label={text('Client secret')} value={secret} isSecret onChange={setSecret} />}
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
      {hasWindow && (
        <p className="octavo-try-note">
          {splitWords(text('The client must allow the redirect URL {url}.'), { url: <code key="url">{redirectUri}</code> })}
        </p>
      )}
      <button
        type="button"
        className="octavo-try-secondary"
        disabled={(type === 'password' ? username === '' : clientId.trim() === '') || isWaiting}
        onClick={() => void start()}
      >
        {text(!isWaiting ? 'Sign in' : state.kind === 'waiting' && !hasWindow ? 'Sending…' : 'Waiting for the other window…')}
      </button>
      <p role="status" className={state.kind === 'failed' ? 'octavo-try-problem' : 'octavo-try-note'}>
        {state.kind === 'failed' && state.text}
        {state.kind === 'code' &&
          splitWords(text('Enter the code {code} at {url}.'), {
            code: <code key="code">{state.code.userCode}</code>,
            url: (
              <a key="url" href={state.code.address} target="_blank" rel="noreferrer">
                {state.code.address}
              </a>
            ),
          })}
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
