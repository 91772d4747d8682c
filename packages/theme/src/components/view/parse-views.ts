/** A view as the switch shows it. */
export interface ViewLabel {
  title: string;
  icon?: string;
  iconType?: string;
}

/**
 * The views of a page: a list, or the JSON that the compiler writes into an attribute. `'["A", "B"]'` -> `[{ title: 'A' }, { title: 'B' }]`;
 * empty for anything else.
 */
export function parseViews(value: unknown): ViewLabel[] {
  const list: unknown = typeof value === 'string' ? parse(value) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): ViewLabel[] => {
    if (typeof item === 'string') return [{ title: item }];
    if (typeof item !== 'object' || item === null || !('title' in item) || typeof item.title !== 'string') return [];
    const icon = 'icon' in item && typeof item.icon === 'string' ? { icon: item.icon } : {};
    const iconType = 'iconType' in item && typeof item.iconType === 'string' ? { iconType: item.iconType } : {};
    return [{ title: item.title, ...icon, ...iconType }];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an author's own text
  }
}
