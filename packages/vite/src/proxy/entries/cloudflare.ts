import { sendByFetch } from '../send.ts';
import { createBakedProxy } from './baked-proxy.ts';
import type { BakedProxy } from './baked-proxy.ts';

/** What a Worker with static files has for those that no file answers. */
interface WorkerFiles {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** The same proxy as a function of Cloudflare Pages, and as a Worker that has the site's files. */
export interface CloudflareProxy {
  onRequest(context: { request: Request }): Promise<Response>;
  worker: { fetch(request: Request, files: WorkerFiles): Promise<Response> };
}

/** Makes the proxy of Cloudflare. */
export function createCloudflareProxy(baked: BakedProxy): CloudflareProxy {
  const answer = createBakedProxy(baked, sendByFetch);
  return {
    onRequest: ({ request }) => answer(request),
    worker: {
      fetch: (request, { ASSETS }) => (new URL(request.url).pathname === baked.pathname ? answer(request) : ASSETS.fetch(request)),
    },
  };
}
