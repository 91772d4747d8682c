import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { SecurityRequirement } from '../../../model/security.ts';
import { useLazy } from '../../use-lazy.ts';
import { isPossibleFlow } from './sign-in-flow.ts';
import type { SignIn } from './sign-in.tsx';

interface SignInFieldProps {
  requirement: SecurityRequirement;
  /** What relative addresses of the flow are relative to. */
  base: string | undefined;
  onToken: (token: string) => void;
}

/** Gets a token by signing in, where the scheme has a way that a page can go; what it needs is loaded when it is opened. */
export function SignInField(props: SignInFieldProps): ReactElement | null {
  const { value: Form, isFailed, load } = useLazy(loadSignIn);
  const { scheme } = props.requirement;
  const text = useText();
  const isPossible = scheme.type === 'openIdConnect' || (scheme.type === 'oauth2' && scheme.flows.some(isPossibleFlow));
  if (!isPossible) return null;
  return (
    <details className="octavo-try-details" onToggle={(event) => event.currentTarget.open && load()}>
      <summary>{text('Sign in to get a token')}</summary>
      {Form && <Form {...props} />}
      {isFailed && <p className="octavo-try-problem">{text('A part of the page could not be loaded.')}</p>}
    </details>
  );
}

function loadSignIn(): Promise<typeof SignIn> {
  return import('./sign-in.tsx').then((module) => module.SignIn);
}
