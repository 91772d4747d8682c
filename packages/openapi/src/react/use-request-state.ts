import { useMemo, useState } from 'react';
import type { OperationPageData } from '../page/api-page-data.ts';
import { createSampleRequest } from '../request/create-sample-request.ts';
import type { ExampleChoice } from '../request/create-sample-request.ts';
import type { HttpRequest } from '../request/http-request.ts';

/** The request that the samples show, and whom the playground tells of another one. */
export interface RequestState {
  request: HttpRequest;
  setTyped: (request: HttpRequest | undefined) => void;
  /** Which example of the body the samples hold: the first by default. */
  choice: ExampleChoice | undefined;
  choose: (choice: ExampleChoice) => void;
}

/** Holds what an operation's samples show: an example, until the playground is opened. */
export function useRequestState({ operation, extent }: OperationPageData): RequestState {
  const [typed, setTyped] = useState<HttpRequest>();
  const [choice, setChoice] = useState<ExampleChoice>();
  const initial = useMemo(() => createSampleRequest(operation, { extent, ...(choice && { choice }) }), [operation, extent, choice]);
  return { request: typed ?? initial, setTyped, choice, choose: setChoice };
}
