import type { Config } from './config.ts';

/** The menu of a page where the config says nothing of one; `contextual: { options: [] }` leaves it out. */
export const DEFAULT_PAGE_MENU: NonNullable<Config['contextual']> = {
  options: (['copy', 'view', 'chatgpt', 'claude', 'mcp'] as const).map((kind) => ({ kind })),
  display: 'header',
};
