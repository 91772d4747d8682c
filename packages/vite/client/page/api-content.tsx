import { useMemo } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ApiPageData } from '@octavo/openapi/internal';
import type { ApiDataProblem } from '../../src/virtual/api-data.ts';
import { useLatest } from '../use-latest.ts';
import { PageProblem } from './page-problem.tsx';

/** The text of a page: what the MDX compiler makes. */
export type ApiContentText = ComponentType<{ components?: Record<string, ComponentType> }>;

/** What the content of such a page is made of. */
export interface ApiContentParts<Data extends ApiPageData> {
  href: string;
  read: () => Data | ApiDataProblem | null;
  /** The author's own text. */
  Text?: ApiContentText | undefined;
  /** Draws the page, around the text where there is some. */
  render: (data: Data, text?: ReactNode) => ReactElement;
}

/**
 * Makes the content of a page that shows a part of an API file, with the author's own text. In dev it follows the file. Without data (the
 * file has just lost what the page shows) the text stands alone.
 */
export function createApiContent<Data extends ApiPageData>({ href, read, Text, render }: ApiContentParts<Data>): ComponentType {
  return function ApiContent(): ReactElement | null {
    const latest = useLatest(`api/${href}`, read);
    const data = useMemo(latest, [latest]);
    if (data?.kind === 'problem') return <PageProblem title="This page cannot be shown." diagnostics={[data.problem]} />;
    if (data === null) return Text ? <Text /> : null;
    return render(data, Text && <Text />);
  };
}
