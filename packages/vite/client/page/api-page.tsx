import { ApiPage } from '@octavo/openapi/internal/react';
import { useMemo } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ApiPageData } from '@octavo/openapi/internal';
import type { ApiDataProblem } from '../../src/virtual/api-data.ts';
import { useLatest } from '../use-latest.ts';
import { PageProblem } from './page-problem.tsx';
import { ExamplesDiv, TextDiv } from './text-parts.tsx';

/** The text of a page: what the MDX compiler makes. */
type PageText = ComponentType<{ components?: Record<string, ComponentType> }>;

/**
 * Makes the content of a page that shows a part of an API, with the author's own text. In dev it follows the API's file. Without data (the
 * API has just lost what the page shows) the text stands alone.
 */
export function createApiPage(href: string, readApi: () => ApiPageData | ApiDataProblem | null, Text?: PageText): ComponentType {
  return function ApiContent(): ReactElement | null {
    const read = useLatest(`api/${href}`, readApi);
    const data = useMemo(read, [read]);
    if (data?.kind === 'problem') return <PageProblem title="This page cannot be shown." diagnostics={[data.problem]} />;
    if (Text === undefined) return data && <ApiPage data={data} />;
    if (data === null) return <Text />;
    if (data.kind !== 'operation' || data.ownExamples === undefined) return <ApiPage data={data}>{<Text />}</ApiPage>;
    return (
      <ApiPage data={data} examples={<Text components={{ div: ExamplesDiv }} />}>
        <Text components={{ div: TextDiv }} />
      </ApiPage>
    );
  };
}
