import { renderToString } from 'react-dom/server';
import type { ApiPageData } from '../../../openapi/src/page/api-page-data.ts';
import { ApiPage } from '../../../openapi/src/react/api-page.tsx';
import { ChannelPage } from '../../../openapi/src/react/channel/channel-page.tsx';
import { WorkflowPage } from '../../../openapi/src/react/workflow/workflow-page.tsx';

/** Renders what an API's page shows, as a build does. */
export function renderApiPage(data: ApiPageData): string {
  if (data.kind === 'workflow') return renderToString(<WorkflowPage data={data} />);
  const isChannel = data.kind === 'operation' && data.operation.kind === 'channel';
  return renderToString(isChannel ? <ChannelPage data={data} /> : <ApiPage data={data} />);
}
