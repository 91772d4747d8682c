import { createPinnedSender, isPrivateAllowed } from '../send-pinned.ts';
import { createBakedProxy } from './baked-proxy.ts';
import type { BakedProxy } from './baked-proxy.ts';

/** Makes the proxy of Netlify: a function that runs on Node, and takes requests of the web. */
export function createNetlifyProxy(baked: BakedProxy): (request: Request) => Promise<Response> {
  return createBakedProxy(baked, createPinnedSender({ allowsPrivate: isPrivateAllowed }));
}
