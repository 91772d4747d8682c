import { ApiPage } from '@octavo/openapi/react';
import type { ComponentType, ReactElement } from 'react';
import type { ApiPageData } from '@octavo/openapi';
import { useLatest } from './live.ts';

/**
 * Makes the content of a page that shows a part of an API, with the author's own text. In dev it follows the API's file. Without data (the
 * API has just lost what the page shows) the text stands alone.
 */
export function createApiPage(href: string, api: ApiPageData | null, Text?: ComponentType): ComponentType {
  return function ApiContent(): ReactElement | null {
    const data = useLatest(`api/${href}`, api);
    const text = Text ? <Text /> : null;
    return data === null ? text : <ApiPage data={data}>{text}</ApiPage>;
  };
}
