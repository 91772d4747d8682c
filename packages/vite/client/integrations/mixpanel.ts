import { addScript } from './add-script.ts';
import { createQueue, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Mixpanel; its script follows the address itself. */
export const start: StartIntegration = ({ projectToken = '' }) => {
  const calls = [[projectToken, { track_pageview: 'url-with-path', persistence: 'localStorage' }, 'mixpanel']];
  setGlobal('mixpanel', createQueue(['track', 'identify', 'register', 'reset'], { _i: calls, __SV: 1.2, people: createQueue([]) }));
  addScript('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js');
};
