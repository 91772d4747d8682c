import { ChannelPage } from '@octavo/openapi/internal/react';
import type { ComponentType } from 'react';
import type { OperationPageData } from '@octavo/openapi/internal';
import { createApiContent } from './api-content.tsx';
import type { ApiContentParts, ApiContentText } from './api-content.tsx';
import { renderBeside } from './text-parts.tsx';

/** Makes the content of a page that shows a channel of an AsyncAPI file, with the author's own text. */
export function createChannelPage(href: string, read: ApiContentParts<OperationPageData>['read'], Text?: ApiContentText): ComponentType {
  return createApiContent({ href, read, Text, render: (data, text) => renderBeside(ChannelPage, { data, text, Text }) });
}
