import type { ReactElement, ReactNode } from 'react';
import type { ApiPageData, WorkflowPageData } from '../page/api-page-data.ts';
import { OperationPage } from './operation-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { SchemaPage } from './schema-page.tsx';

export interface ApiPageProps {
  /** The pages of workflows and channels are other components: pages of operations have nothing of them. */
  data: Exclude<ApiPageData, WorkflowPageData>;
  /** The text of the page's own, if it has any: it stands between the description and the parameters. */
  children?: ReactNode;
  /** The text's own examples, which stand beside it. */
  examples?: ReactNode;
}

/** The content of a page that is made from an API file. */
export function ApiPage({ data, children, examples }: ApiPageProps): ReactElement {
  if (data.kind === 'schema') return <SchemaPage data={data}>{children}</SchemaPage>;
  if (data.kind === 'overview') return <OverviewPage data={data}>{children}</OverviewPage>;
  return (
    <OperationPage data={data} examples={examples}>
      {children}
    </OperationPage>
  );
}
