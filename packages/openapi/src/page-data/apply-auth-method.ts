import { findFrontmatterText } from '@octavo/core/internal';
import type { Config, Page } from '@octavo/core';
import type { Operation } from '../model/operation.ts';

type Api = Config['api'];
type Method = NonNullable<Api['auth']>['method'];

/** An operation and the settings that it is shown under. */
export interface OperationSettings {
  operation: Operation;
  api: Api;
}

const METHODS: readonly Method[] = ['bearer', 'basic', 'key', 'cobo'];

/**
 * Lets a page's own `authMethod` count before `api.auth` and before the API's file: `none`, or another method under the names that are
 * usual for it. A word that says nothing new, or nothing at all, leaves everything as it is.
 */
export function applyAuthMethod(settings: OperationSettings, { frontmatter }: Pick<Page, 'frontmatter'>): OperationSettings {
  const { operation, api } = settings;
  const { auth, ...rest } = api;
  const written = findFrontmatterText(frontmatter, 'authMethod')?.toLowerCase();
  if (written === 'none') return { operation: { ...operation, security: [] }, api: rest };
  const method = METHODS.find((one) => one === written);
  return method === undefined || method === auth?.method ? settings : { operation, api: { ...rest, auth: { method } } };
}
