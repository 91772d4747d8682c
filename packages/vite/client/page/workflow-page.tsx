import { WorkflowPage } from '@octavo/openapi/internal/react';
import type { ComponentType } from 'react';
import type { WorkflowPageData } from '@octavo/openapi/internal';
import { createApiContent } from './api-content.tsx';
import type { ApiContentParts, ApiContentText } from './api-content.tsx';

/** Makes the content of a page that shows a workflow, with the author's own text. */
export function createWorkflowPage(href: string, read: ApiContentParts<WorkflowPageData>['read'], Text?: ApiContentText): ComponentType {
  return createApiContent({ href, read, Text, render: (data, text) => <WorkflowPage data={data}>{text}</WorkflowPage> });
}
