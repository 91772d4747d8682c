import { ApiPage } from '@octavo/openapi/react';
import { useMemo } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ApiPageData } from '@octavo/openapi';
import { useLatest } from './live.ts';
import { ExamplesDiv, TextDiv } from './text-parts.tsx';

/** The text of a page: what the MDX compiler makes. */
type PageText = ComponentType<{ components?: Record<string, ComponentType> }>;

/**
 * Makes the content of a page that shows a part of an API, with the author's own text. In dev it follows the API's file. Without data (the
 * API has just lost what the page shows) the text stands alone.
 */
export function createApiPage(href: string, readApi: () => ApiPageData | null, Text?: PageText): ComponentType {
  return function ApiContent(): ReactElement | null {
    const read = useLatest(`api/${href}`, readApi);
    const data = useMemo(read, [read]);
    if (Text === undefined) return data && <ApiPage data={data} />;
    if (data === null) return <Text />;
    if (data.kind === 'schema' || data.ownExamples === undefined) return <ApiPage data={data}>{<Text />}</ApiPage>;
    return (
      <ApiPage data={data} examples={<Text components={{ div: ExamplesDiv }} />}>
        <Text components={{ div: TextDiv }} />
      </ApiPage>
    );
  };
}
