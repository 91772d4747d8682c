import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useLateBehavior } from '../behavior/use-late-behavior.ts';
import { coerceList } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';
import { loadUpdates } from './load-updates.ts';

export interface UpdateFilterProps extends RootProps {
  /** Every tag of the page's updates. */
  tags?: unknown;
}

/** The tags of a page's updates as switches: those that are on leave the updates that have all of them. */
export function UpdateFilter(props: UpdateFilterProps): ReactElement | null {
  const text = useText();
  const tags = coerceList(props.tags);
  const first = useRef<HTMLButtonElement>(null);
  useLateBehavior(first, loadUpdates, tags.join('\n'));
  if (tags.length === 0) return null;
  return (
    <div role="group" aria-label={text('Filter updates by tag')} {...createRootProps(props, 'octavo-update-filter')}>
      {tags.map((tag, index) => (
        <button key={tag} ref={index === 0 ? first : undefined} type="button" aria-pressed={false}>
          {tag}
        </button>
      ))}
    </div>
  );
}
