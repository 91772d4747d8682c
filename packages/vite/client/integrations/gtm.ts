import { addScript } from './add-script.ts';
import { shareDataLayer } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Google Tag Manager. */
export const start: StartIntegration = ({ tagId = '' }) => {
  shareDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`);
};
