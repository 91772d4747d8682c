import { findFrontmatterText } from '@octavo/core/internal';
import type { Config, Json, Page } from '@octavo/core';
import type { Expanded, OperationPageData } from '../page/api-page-data.ts';
import type { Extent } from '../request/create-values.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import { findOwn } from '../value/json-value.ts';

/** What a page itself says of the part of an API that it shows. */
export type DescribedPage = Pick<Page, 'frontmatter' | 'api'>;

const PLAYGROUNDS = { show: 'show', interactive: 'show', simple: 'simple', hide: 'hide', none: 'hide' } as const;

/** Frontmatter `playground` counts before the config. */
export function findPlayground({ frontmatter }: DescribedPage, { api }: Config): OperationPageData['playground'] {
  const own = findFrontmatterText(frontmatter, 'playground') ?? '';
  return isPlayground(own) ? PLAYGROUNDS[own] : api.playground.mode;
}

function isPlayground(name: string): name is keyof typeof PLAYGROUNDS {
  return Object.hasOwn(PLAYGROUNDS, name);
}

/** What of nested fields is open at first. */
export function findExpanded({ api }: Config): Expanded {
  const value = findOwn(api.paramFields, 'expanded');
  return (['all', 'topLevel', 'topLevelOneOfs', 'none'] as const).find((one) => one === value) ?? 'none';
}

/** What `api.params` says, else `api.maintainOrder`. */
export function findFieldOrder({ api }: Pick<Config, 'api'>): FieldOrder {
  const order = findOwn(api.paramFields, 'order') ?? (api.maintainOrder ? 'file' : 'required');
  return order === 'file' ? 'file' : 'required';
}

/** What samples and forms are filled with at first. */
export function findExtent(config: Config): Extent {
  const showsOptional = findExampleSetting(config, 'showOptionalParams');
  if (showsOptional === undefined) return 'body';
  return showsOptional === true ? 'all' : 'required';
}

/** The languages of samples that the config lists; none where it lists none. */
export function listSampleLanguages(config: Config): string[] {
  const languages = findExampleSetting(config, 'languages');
  return Array.isArray(languages) ? languages.filter((one) => typeof one === 'string') : [];
}

function findExampleSetting({ api }: Config, name: string): Json | undefined {
  return findOwn(findOwn(api.request, 'example'), name);
}
