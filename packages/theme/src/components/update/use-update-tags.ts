import { coerceList } from '../props/coerce-prop.ts';
import { replaceSearchParam, useSearchParam } from '../address/use-search-param.ts';

const PARAM = 'tags';

/** The tags that the reader filters by, in the address: `?tags=a,b`. */
export interface UpdateTags {
  active: readonly string[];
  toggle: (tag: string) => void;
}

/** Reads and writes the filter of a page's updates. */
export function useUpdateTags(): UpdateTags {
  const active = coerceList(useSearchParam(PARAM));
  const toggle = (tag: string): void => {
    const next = active.includes(tag) ? active.filter((other) => other !== tag) : [...active, tag];
    replaceSearchParam(PARAM, next.join(','));
  };
  return { active, toggle };
}
