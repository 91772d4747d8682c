import type { ReactElement } from 'react';
import { coerceList } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useUpdateTags } from './use-update-tags.ts';
import { useText } from '../../words/use-text.ts';

export interface UpdateFilterProps extends RootProps {
  /** Every tag of the page's updates. */
  tags?: unknown;
}

/** The tags of a page's updates as switches: those that are on leave the updates that have all of them. */
export function UpdateFilter(props: UpdateFilterProps): ReactElement | null {
  const text = useText();
  const tags = coerceList(props.tags);
  const { active, toggle } = useUpdateTags();
  if (tags.length === 0) return null;
  return (
    <div role="group" aria-label={text('Filter updates by tag')} {...createRootProps(props, 'octavo-update-filter')}>
      {tags.map((tag) => (
        <button key={tag} type="button" aria-pressed={active.includes(tag)} onClick={() => toggle(tag)}>
          {tag}
        </button>
      ))}
    </div>
  );
}
