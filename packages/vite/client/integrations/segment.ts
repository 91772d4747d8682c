import { addScript } from './add-script.ts';
import { createQueue, findGlobal, onNextPages, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Segment. */
export const start: StartIntegration = ({ key = '' }) => {
  const queue = createQueue(['track', 'page', 'identify', 'group', 'ready', 'reset', 'on', 'once'], {
    _writeKey: key,
    SNIPPET_VERSION: '5.2.0',
  });
  setGlobal('analytics', queue);
  queue.push(['page']);
  addScript(`https://cdn.segment.com/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`);
  onNextPages(() => {
    const page = findGlobal('analytics')?.['page'];
    if (typeof page === 'function') page();
  });
};
