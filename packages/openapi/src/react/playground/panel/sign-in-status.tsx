import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { sayTexts } from '../../../value/say.ts';
import type { SignInState } from './use-sign-in.ts';

/** Says where a sign-in stands: what failed, the code to enter elsewhere, or that the token is there. */
export function SignInStatus({ state }: { state: SignInState }): ReactElement {
  const text = useText();
  return (
    <p role="status" className={state.kind === 'failed' ? 'octavo-try-problem' : 'octavo-try-note'}>
      {state.kind === 'failed' && sayTexts(text, ...state.texts)}
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
  );
}
