import { addScript } from './add-script.ts';
import { createQueue, findGlobal, onNextPages, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Hightouch. */
export const start: StartIntegration = ({ writeKey = '', apiHost = 'us-east-1.hightouch-events.com' }) => {
  const queue = createQueue(['track', 'page', 'identify', 'group', 'ready', 'reset'], { _writeKey: writeKey, _loadOptions: { apiHost } });
  setGlobal('htevents', queue);
  queue.push(['page']);
  addScript('https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js');
  onNextPages(() => {
    const page = findGlobal('htevents')?.['page'];
    if (typeof page === 'function') page();
  });
};
