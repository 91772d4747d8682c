import type { RequestListener } from 'node:http';
import { answerOnNode } from '../answer-on-node.ts';
import { createPinnedSender, isPrivateAllowed } from '../send-pinned.ts';
import { createBakedProxy } from './baked-proxy.ts';
import type { BakedProxy } from './baked-proxy.ts';

/** Makes the proxy of Vercel's Node functions, which take what Node's server gives. */
export function createVercelProxy(baked: BakedProxy): RequestListener {
  const answer = createBakedProxy(baked, createPinnedSender({ allowsPrivate: isPrivateAllowed }));
  return (incoming, outgoing) => void answerOnNode(incoming, outgoing, answer);
}
