import { addScript } from './add-script.ts';
import { createQueue, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Koala. */
export const start: StartIntegration = ({ publicApiKey = '' }) => {
  setGlobal('ko', createQueue(['identify', 'track', 'removeListeners', 'open', 'on', 'off', 'qualify', 'ready']));
  addScript(`https://cdn.getkoala.com/v1/${encodeURIComponent(publicApiKey)}/sdk.js`);
};
