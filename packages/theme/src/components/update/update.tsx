import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLateBehavior } from '../behavior/use-late-behavior.ts';
import { coerceList } from '../props/coerce-prop.ts';
import { createTitleSlug } from '../props/create-title-slug.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { loadUpdates } from './load-updates.ts';

export interface UpdateProps extends RootProps {
  /** A date or a version. */
  label?: ReactNode;
  /** A line under the label, such as a version. */
  description?: ReactNode;
  /** Tags that readers can filter updates by. */
  tags?: unknown;
  /** What the feed says instead of the text: `title`, `description`. */
  rss?: { title?: string; description?: string } | undefined;
}

/** An entry of a changelog, hidden while the reader filters by a tag that it has not. Without an `id` it takes its label's slug. */
export function Update(props: UpdateProps): ReactElement {
  const { label, description, children } = props;
  const id = props.id ?? createTitleSlug(label);
  const tags = [...new Set(coerceList(props.tags))];
  const head = useRef<HTMLDivElement>(null);
  useLateBehavior(head, loadUpdates, tags.join('\n'));
  return (
    <div {...createRootProps(props, 'octavo-update')} id={id}>
      <div ref={head} className="octavo-update-side">
        <div className="octavo-update-head">
          {label && (
            <a className="octavo-update-label" href={id === undefined ? undefined : `#${id}`}>
              {label}
            </a>
          )}
          {description && <p className="octavo-update-description">{description}</p>}
          {tags.length > 0 && (
            <ul className="octavo-update-tags">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="octavo-update-content octavo-flow">{children}</div>
    </div>
  );
}
