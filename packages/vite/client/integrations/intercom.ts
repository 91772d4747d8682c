import { addScript } from './add-script.ts';
import { createQueueFunction, findGlobal, onNextPages, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Intercom: a conversation with the site's people. */
export const start: StartIntegration = ({ appId = '' }) => {
  setGlobal('intercomSettings', { app_id: appId });
  setGlobal('Intercom', createQueueFunction());
  addScript(`https://widget.intercom.io/widget/${encodeURIComponent(appId)}`);
  onNextPages(() => {
    const call: unknown = findGlobal('Intercom');
    if (typeof call === 'function') call('update');
  });
};
