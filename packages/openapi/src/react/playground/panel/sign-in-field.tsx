import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { sayTexts } from '../../../value/say.ts';
import { useLazy } from '../../use-lazy.ts';
import { isPossibleFlow } from './sign-in-flow.ts';
import type { SignIn } from './sign-in.tsx';
import type { SignInProps } from './sign-in-props.ts';
import { useRenewal } from './use-renewal.ts';

/** Gets a token by signing in, where the scheme has a way that a page can go; what it needs is loaded when it is opened. */
export function SignInField(props: SignInProps): ReactElement | null {
  const { value: Form, isFailed, load } = useLazy(loadSignIn);
  const { scheme } = props.requirement;
  const text = useText();
  const problem = useRenewal(props);
  const isPossible = scheme.type === 'openIdConnect' || (scheme.type === 'oauth2' && scheme.flows.some(isPossibleFlow));
  if (!isPossible) return null;
  return (
    <details className="octavo-try-details" onToggle={(event) => event.currentTarget.open && load()}>
      <summary>{text('Sign in to get a token')}</summary>
      {Form && <Form {...props} />}
      {problem !== undefined && (
        <p role="status" className="octavo-try-problem">
          {sayTexts(text, ...problem)}
        </p>
      )}
      {isFailed && <p className="octavo-try-problem">{text('A part of the page could not be loaded.')}</p>}
    </details>
  );
}

function loadSignIn(): Promise<typeof SignIn> {
  return import('./sign-in.tsx').then((module) => module.SignIn);
}
