import type { NavIcon } from '../site/navigation.ts';
import type { PageAction } from './config.ts';

/** The icon of an action of a page's menu that leads to an assistant: that of its maker. */
export function findActionIcon(kind: PageAction['kind']): NavIcon | undefined {
  const name = kind === 'chatgpt' ? 'openai' : kind === 'claude' || kind === 'perplexity' ? kind : undefined;
  return name === undefined ? undefined : { name, type: 'brands' };
}
