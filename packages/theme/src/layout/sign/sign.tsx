import type { ReactElement } from 'react';
import { SIGN_PATHS } from './sign-paths.ts';
import type { SignName } from './sign-paths.ts';

/** A sign of the layout, hidden from assistive technology but for one that names the element around it. */
export function Sign({ name, className, label }: { name: SignName; className?: string; label?: string }): ReactElement {
  return (
    <svg
      className={className === undefined ? 'octavo-sign' : `octavo-sign ${className}`}
      viewBox="0 0 16 16"
      data-sign={name}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={SIGN_PATHS[name]} />
    </svg>
  );
}
