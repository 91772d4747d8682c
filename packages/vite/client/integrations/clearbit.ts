import { addScript } from './add-script.ts';
import type { StartIntegration } from './integration.ts';

/** Clearbit. */
export const start: StartIntegration = ({ publicApiKey = '' }) => {
  addScript(`https://tag.clearbitscripts.com/v1/${encodeURIComponent(publicApiKey)}/tags.js`, {
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
};
