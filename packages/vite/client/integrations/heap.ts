import { addScript } from './add-script.ts';
import { createQueue, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Heap. */
export const start: StartIntegration = ({ appId = '' }) => {
  setGlobal('heap', createQueue(['track', 'identify', 'addUserProperties', 'addEventProperties'], { appid: appId, config: {} }));
  addScript(`https://cdn.heapanalytics.com/js/heap-${encodeURIComponent(appId)}.js`);
};
