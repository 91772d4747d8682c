import { OperationCard } from '@octavo/openapi/react';
import type { ComponentType, ReactElement } from 'react';
import type { OperationPageData } from '@octavo/openapi';
import { useLatest } from './live.ts';

/** Makes what stands for `<Operation>` or `<Playground>` in a page. In dev it follows the API's file; without data there is nothing. */
export function createOperationPart(name: 'Operation' | 'Playground', key: string, api: OperationPageData | null): ComponentType {
  return function OperationPart(): ReactElement | null {
    const data = useLatest(`operation-data/${key}`, api);
    return data && <OperationCard data={data} isPlayground={name === 'Playground'} />;
  };
}
