import { OperationCard } from '@octavo/openapi/internal/react';
import type { ComponentType, ReactElement } from 'react';
import type { OperationPageData } from '@octavo/openapi/internal';
import type { ApiDataProblem } from '../../src/virtual/api-data.ts';
import { useLatest } from '../use-latest.ts';
import { PageProblem } from './page-problem.tsx';

/** Makes what stands for `<Operation>` or `<Playground>` in a page. In dev it follows the API's file; without data there is nothing. */
export function createOperationPart(
  name: 'Operation' | 'Playground',
  key: string,
  api: OperationPageData | ApiDataProblem | null,
): ComponentType {
  return function OperationPart(): ReactElement | null {
    const data = useLatest(`operation-data/${key}`, api);
    if (data?.kind === 'problem') return <PageProblem title="This operation cannot be shown." diagnostics={[data.problem]} />;
    return data && <OperationCard data={data} isPlayground={name === 'Playground'} />;
  };
}
