import { renderToString } from 'react-dom/server';
import type { ApiPageData } from '../../../openapi/src/page/api-page-data.ts';
import { ApiPage } from '../../../openapi/src/react/api-page.tsx';

/** Renders what an API's page shows, as a build does. */
export function renderApiPage(data: ApiPageData): string {
  return renderToString(<ApiPage data={data} />);
}
