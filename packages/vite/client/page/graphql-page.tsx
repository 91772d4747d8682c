import { GraphqlPage } from '@octavo/openapi/internal/react';
import type { ComponentType } from 'react';
import type { OperationPageData } from '@octavo/openapi/internal';
import { createApiContent } from './api-content.tsx';
import type { ApiContentParts, ApiContentText } from './api-content.tsx';

/** Makes the content of a page that shows a definition of a GraphQL schema, with the author's own text. */
export function createGraphqlPage(href: string, read: ApiContentParts<OperationPageData>['read'], Text?: ApiContentText): ComponentType {
  return createApiContent({ href, read, Text, render: (data, text) => <GraphqlPage data={data}>{text}</GraphqlPage> });
}
