import { createFetchInit } from '../../../request/create-fetch-init.ts';
import type { Transport } from './send-request.ts';

/** Sends a request to wherever its server redirects it, without the reader's cookies. */
export const followRedirects: Transport = async (request, signal) => ({
  source: await fetch(request.url, { ...createFetchInit(request), signal }),
});
