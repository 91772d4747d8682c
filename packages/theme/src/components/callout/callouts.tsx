import type { ReactElement } from 'react';
import { Callout } from './callout.tsx';
import type { CalloutProps } from './callout.tsx';

/** Something worth knowing. */
export function Note(props: CalloutProps): ReactElement {
  return <Callout {...props} type="note" />;
}

/** Background, without urgency. */
export function Info(props: CalloutProps): ReactElement {
  return <Callout {...props} type="info" />;
}

/** A better way. */
export function Tip(props: CalloutProps): ReactElement {
  return <Callout {...props} type="tip" />;
}

/** A state that the reader should have reached. */
export function Check(props: CalloutProps): ReactElement {
  return <Callout {...props} type="check" />;
}

/** What may go wrong. */
export function Warning(props: CalloutProps): ReactElement {
  return <Callout {...props} type="warning" />;
}

/** What cannot be undone. */
export function Danger(props: CalloutProps): ReactElement {
  return <Callout {...props} type="danger" />;
}
