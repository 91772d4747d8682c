import { createElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { coerceBoolean, coerceChoice } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createTitleSlug } from '../props/create-title-slug.ts';

/** The tags of headings, outermost first. */
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** `h1` to `h6`; else `h2`. */
  as?: string | undefined;
  /** `1` to `6`, the same as `as`. */
  level?: number | string | undefined;
  /** Whether to omit the link to the heading. */
  noAnchor?: LooseBoolean;
}

/** A heading with a link to itself. Without an `id` it takes its text's slug. */
export function Heading({ as, level, noAnchor, children, ...props }: HeadingProps): ReactElement {
  const tag = coerceChoice(as ?? `h${level}`, HEADING_TAGS, 'h2');
  const id = props.id ?? createTitleSlug(children);
  const className = props.className ? `octavo-heading ${props.className}` : 'octavo-heading';
  const hasAnchor = id !== undefined && !coerceBoolean(noAnchor);
  // Its name is that of the heading.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  const anchor = hasAnchor && <a className="octavo-heading-anchor" href={`#${id}`} aria-labelledby={id} />;
  return createElement(tag, { ...props, className, id }, children, anchor);
}
