import { answerProxied, refuse } from '../answer-proxied.ts';
import { checkPageRequest } from '../check-page-request.ts';
import { createOrigins } from '../origins.ts';
import type { OriginRules } from '../origins.ts';
import type { Send } from '../send.ts';

/** What a build knows of the proxy of its site; it stands in the file that a host runs. */
export interface BakedProxy {
  /** The path at which the site's pages ask for it. */
  pathname: string;
  /** The only origins that anything is sent to. */
  origins: OriginRules;
  /** The public address of the site. */
  site?: string | undefined;
}

/** Makes what answers the pages of a built site. */
export function createBakedProxy({ pathname, origins: rules, site }: BakedProxy, send: Send): (request: Request) => Promise<Response> {
  const origins = createOrigins(rules);
  return async (request) => {
    if (new URL(request.url).pathname !== pathname) return refuse(404, 'Not found.');
    const refusal = checkPageRequest(request, site);
    return refusal === undefined ? answerProxied(request, { origins, send }) : refuse(403, refusal);
  };
}
