import { withBase } from '@octavo/core/browser';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useOctavoContext } from '../../context/octavo-provider.tsx';
import { Link } from '../link/link.tsx';
import { INLINE_MARK, isLinkAddress } from './inline-mark.ts';

/** The Markdown of one line in a prop: code, bold, italics and links. A node that is not text is shown as it is. */
export function InlineMarkdown({ children }: { children?: ReactNode }): ReactElement {
  const context = useOctavoContext();
  const resolve = (href: string): string => {
    if (context === undefined) return href;
    return context.resolveHref ? context.resolveHref(href) : withBase(context.site.base, href);
  };
  return <>{typeof children === 'string' ? render(children, resolve) : children}</>;
}

function render(text: string, resolve: (href: string) => string): ReactNode {
  const match = INLINE_MARK.exec(text);
  if (!match) return text;
  const rest = text.slice(match.index + match[0].length);
  return (
    <>
      {text.slice(0, match.index)}
      <Fragment>{renderMark(match, resolve)}</Fragment>
      {render(rest, resolve)}
    </>
  );
}

function renderMark(match: RegExpExecArray, resolve: (href: string) => string): ReactNode {
  const [whole, code, bold, alsoBold, italic, alsoItalic, label, href = ''] = match;
  if (code !== undefined) return <code>{code}</code>;
  const strong = bold ?? alsoBold;
  if (strong !== undefined) return <strong>{render(strong, resolve)}</strong>;
  const emphasis = italic ?? alsoItalic;
  if (emphasis !== undefined) return <em>{render(emphasis, resolve)}</em>;
  if (label === undefined || !isLinkAddress(href)) return whole;
  return <Link href={resolve(href)}>{render(label, resolve)}</Link>;
}
