import { ApiPage } from '@octavo/openapi/internal/react';
import type { ComponentType } from 'react';
import type { ApiPageData, WorkflowPageData } from '@octavo/openapi/internal';
import { createApiContent } from './api-content.tsx';
import type { ApiContentParts, ApiContentText } from './api-content.tsx';
import { renderBeside } from './text-parts.tsx';

type Data = Exclude<ApiPageData, WorkflowPageData>;

/** Makes the content of a page that shows an operation, a schema or an API as a whole, with the author's own text. */
export function createApiPage(href: string, read: ApiContentParts<Data>['read'], Text?: ApiContentText): ComponentType {
  return createApiContent({ href, read, Text, render: (data, text) => renderBeside(ApiPage, { data, text, Text }) });
}
