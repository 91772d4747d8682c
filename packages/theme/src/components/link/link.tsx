import type { ComponentProps, ReactElement } from 'react';
import { isExternal } from './is-external.ts';

/** A link, also what Markdown's `a` becomes. One that leaves the site opens beside it, unless its author says otherwise. */
export function Link({ children, ...props }: ComponentProps<'a'>): ReactElement {
  const outside = props.href !== undefined && isExternal(props.href) ? EXTERNAL : {};
  return (
    <a {...outside} {...props}>
      {children}
    </a>
  );
}

const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer' } as const;
