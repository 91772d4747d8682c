import { addScript } from './add-script.ts';
import type { StartIntegration } from './integration.ts';

/** Fathom; its script follows the address itself. */
export const start: StartIntegration = ({ siteId = '' }) => {
  addScript('https://cdn.usefathom.com/script.js', { 'data-site': siteId, 'data-spa': 'auto' });
};
