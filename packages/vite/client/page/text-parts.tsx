import type { ComponentProps, ReactElement } from 'react';

type DivProps = ComponentProps<'div'>;

/*
 * The compiler sets a page's examples beside its text, in elements of fixed classes. An API page has a place of its own for examples: its
 * text is rendered twice, once for each, with one of these instead of `div`.
 */

/** The text without its examples. */
export function TextDiv({ className, ...rest }: DivProps): ReactElement | null {
  if (className === 'octavo-beside-examples') return null;
  const isPart = className === 'octavo-beside' || className?.startsWith('octavo-beside-text');
  return isPart ? <>{rest.children}</> : <div className={className} {...rest} />;
}

/** The examples without the text. */
export function ExamplesDiv({ className = '', ...rest }: DivProps): ReactElement | null {
  if (className === 'octavo-beside' || className === 'octavo-beside-examples') return <>{rest.children}</>;
  return className.startsWith('octavo-beside-text') ? null : <div className={className} {...rest} />;
}
