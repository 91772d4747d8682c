import { useMemo, useState } from 'react';
import type { OperationPageData } from '../page/api-page-data.ts';
import { createSampleRequest } from '../request/create-sample-request.ts';
import type { ExampleChoice } from '../request/create-sample-request.ts';
import type { HttpRequest } from '../request/http-request.ts';
import { useShownAuth } from './shown/use-shown-auth.ts';

/** The request that the samples show, and whom the playground tells of another one. */
export interface RequestState {
  request: HttpRequest;
  /** Whether that is what stands in the playground. */
  isTyped: boolean;
  setTyped: (request: HttpRequest | undefined) => void;
  /** Which example of the body the samples hold: the first by default. */
  choice: ExampleChoice | undefined;
  choose: (choice: ExampleChoice) => void;
}

/** Holds what an operation's samples show: an example, with the credentials that the reader lets them show, until the playground is opened. */
export function useRequestState(data: OperationPageData): RequestState {
  const { operation, extent } = data;
  const auth = useShownAuth(data);
  const [typed, setTyped] = useState<HttpRequest>();
  const [choice, setChoice] = useState<ExampleChoice>();
  const initial = useMemo(() => createSampleRequest(operation, { extent, choice, auth }), [operation, extent, choice, auth]);
  return { request: typed ?? initial, isTyped: typed !== undefined, setTyped, choice, choose: setChoice };
}
