import { splitWords, useOctavoContext, useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Select } from '../input/select.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { isPossibleFlow } from './sign-in-flow.ts';
import { SignInInput } from './sign-in-input.tsx';
import type { SignInProps } from './sign-in-props.ts';
import { SignInStatus } from './sign-in-status.tsx';
import { hasOwnWindow, useSignIn } from './use-sign-in.ts';

/** Ways to a token: those of OAuth 2.0, and that which an OpenID Connect provider tells of itself. */
export function SignIn(props: SignInProps): ReactElement {
  const { scheme, scopes } = props.requirement;
  const text = useText();
  const callback = useOctavoContext()?.site.signInPage;
  const [client, setClient] = useState({ clientId: '', secret: '' });
  const [person, setPerson] = useState({ username: '', password: '' });
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>(scopes);
  const [state, start] = useSignIn(props);
  const flows = scheme.type === 'oauth2' ? scheme.flows.filter(isPossibleFlow) : [];
  const flow = flows[index];
  // What an OpenID Connect provider tells of itself is the way of the code.
  const type = flow?.type ?? 'authorizationCode';
  const isForPerson = type === 'password';
  const redirectUri = location.origin + (callback ?? location.pathname);
  const isWaiting = state.kind === 'waiting' || state.kind === 'code';
  return (
    <div className="octavo-try-group">
      {flows.length > 1 && (
        <Select
          label={text('Authorization')}
          value={index}
          // `authorizationCode` -> `authorization code`
          options={flows.map((one, value) => ({ value, text: one.type.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`) }))}
          onChange={(next) => setIndex(Number(next))}
        />
      )}
      <SignInInput label={text('Client ID')} value={client.clientId} onChange={(clientId) => setClient({ ...client, clientId })} />
      {type !== 'implicit' && (
        <SignInInput label={text('Client secret')} value={client.secret} isSecret onChange={(secret) => setClient({ ...client, secret })} />
      )}
      {isForPerson && (
        <>
          <SignInInput label={text('Username')} value={person.username} onChange={(username) => setPerson({ ...person, username })} />
          <SignInInput
            label={text('Password')}
            value={person.password}
            isSecret
            onChange={(password) => setPerson({ ...person, password })}
          />
        </>
      )}
      {flow && Object.keys(flow.scopes).length > 0 && <ScopeChoice scopes={flow.scopes} chosen={chosen} onChange={setChosen} />}
      {hasOwnWindow(type) && (
        <p className="octavo-try-note">
          {splitWords(text('The client must allow the redirect URL {url}.'), { url: <code key="url">{redirectUri}</code> })}
        </p>
      )}
      <button
        type="button"
        className="octavo-try-secondary"
        disabled={(isForPerson ? person.username === '' : client.clientId.trim() === '') || isWaiting}
        onClick={() => void start({ flow, type, ...client, ...person, scopes: chosen, redirectUri })}
      >
        {text(!isWaiting ? 'Sign in' : state.kind === 'waiting' && !hasOwnWindow(type) ? 'Sending…' : 'Waiting for the other window…')}
      </button>
      <SignInStatus state={state} />
    </div>
  );
}
