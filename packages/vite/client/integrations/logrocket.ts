import { addScript } from './add-script.ts';
import { findGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** LogRocket. */
export const start: StartIntegration = ({ appId = '' }) => {
  addScript('https://cdn.logr-in.com/LogRocket.min.js', { crossorigin: 'anonymous' }, () => {
    const init = findGlobal('LogRocket')?.['init'];
    if (typeof init === 'function') init(appId);
  });
};
